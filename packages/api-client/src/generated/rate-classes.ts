// Generated from openapi/openapi.yaml by scripts/contract.ts.

/** The rate classes of the contract: at most `max` calls in `seconds`, counted per `scope`. */
export const RATE_CLASSES = {
  /** Reads. */
  RO: { scope: "session", limits: [{ max: 300, seconds: 60 }] },
  /** Writes. */
  RW: { scope: "session", limits: [{ max: 60, seconds: 60 }] },
  /** Requests of a login code. A known device has the same number again for its own accounts (SEC-26). */
  RLogin: { scope: "ip", limits: [{ max: 5, seconds: 60 }, { max: 30, seconds: 3600 }] },
  /** Tries of a login code. A known device has the same number again for its own accounts (SEC-26). */
  RVerify: { scope: "ip", limits: [{ max: 10, seconds: 60 }, { max: 60, seconds: 3600 }] },
  /** Exchanges of a refresh token. */
  RRefresh: { scope: "ip", limits: [{ max: 30, seconds: 60 }] },
  /** Calls with an unknown bearer token. */
  RToken: { scope: "ip", limits: [{ max: 60, seconds: 60 }, { max: 600, seconds: 3600 }] },
  /** Device links, and links that stop a change. Those that exist work beyond the limit (SEC-27, PROF-3). */
  RLink: { scope: "ip", limits: [{ max: 60, seconds: 60 }, { max: 600, seconds: 3600 }] },
  /** Checks whether a value is free. */
  RVal: { scope: "ip", limits: [{ max: 30, seconds: 60 }] },
  /** New login codes of one account for one network. A used code frees the first window. */
  RCode: { scope: "target", limits: [{ max: 1, seconds: 60 }, { max: 5, seconds: 3600 }, { max: 10, seconds: 86400 }] },
  /** New login codes of one account for all networks together that it has not signed in from (SEC-3). */
  RCodeStrangers: { scope: "target", limits: [{ max: 3, seconds: 60 }, { max: 15, seconds: 3600 }, { max: 30, seconds: 86400 }] },
  /** Login codes to one recipient, for all accounts, devices and networks together (SEC-24). */
  RCodeRecipient: { scope: "target", limits: [{ max: 6, seconds: 60 }, { max: 30, seconds: 3600 }, { max: 60, seconds: 86400 }] },
  /** Registrations. */
  RReg: { scope: "ip", limits: [{ max: 5, seconds: 3600 }] },
  /** Messages to one address or number. */
  RMail: { scope: "target", limits: [{ max: 1, seconds: 60 }, { max: 5, seconds: 3600 }] },
  /** Messages to all addresses of a mailbox, which differ only in a tag (`+tag`, SEC-24). */
  RMailbox: { scope: "target", limits: [{ max: 30, seconds: 3600 }] },
  /** Orders. */
  ROrder: { scope: "company", limits: [{ max: 10, seconds: 60 }] },
  /** Uploads. */
  RUp: { scope: "user", limits: [{ max: 20, seconds: 3600 }] },
  /** Scans. */
  RScan: { scope: "user", limits: [{ max: 60, seconds: 60 }] },
  /** Downloads of the personal data. */
  RExport: { scope: "user", limits: [{ max: 5, seconds: 3600 }] },
  /** QR codes for previews. */
  RPreview: { scope: "user", limits: [{ max: 60, seconds: 60 }] },
  /** Searches for addresses. */
  RPlaces: { scope: "ip", limits: [{ max: 60, seconds: 60 }] },
  /** New support tickets. */
  RTicket: { scope: "user", limits: [{ max: 10, seconds: 3600 }] },
  /** Messages to support. */
  RMessage: { scope: "user", limits: [{ max: 30, seconds: 60 }] },
  /** Calls about the club card. */
  RCard: { scope: "company", limits: [{ max: 5, seconds: 3600 }] },
} as const;

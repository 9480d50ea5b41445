import type { LanguageCode } from "@lucarne/api-client/languages";

/** Who uses a session in place of its user. */
export interface Emulation {
  /** Name or account of the operator. */
  readonly operator: string;
  readonly expiresAt: Date;
}

/** The user of a session, with the company and region that limit what the user may see. */
export interface Caller {
  readonly userId: number;
  readonly userUuid: string;
  readonly role: number;
  readonly companyId: number;
  readonly companyUuid: string;
  readonly regionId: number;
  readonly regionSlug: string;
  readonly timezone: string;
  readonly sessionId: number;
  readonly sessionUuid: string;
  /** The operator who uses the session; undefined in the user's own session (SES-14). */
  readonly emulation: Emulation | undefined;
}

/** A visitor without a session. */
export interface Visitor {
  readonly language: LanguageCode;
  /** When the call arrived, before it waited for the database. */
  readonly receivedAt: Date;
  /** Keyed hash of the network address, for records that must not contain the address. */
  readonly ipHash: Buffer;
  /** The same of the site that the address belongs to. */
  readonly siteHash: Buffer;
}

import type { LanguageCode } from "@lucarne/api-client/languages";

/** Role id of a company's owner. */
export const OWNER = 3;
/** Role id of an installer. */
export const INSTALLER = 4;

/** The person of a session, with the company and region that limit what they may see. */
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
  /** A staff member uses the portal as this person. */
  readonly emulated: boolean;
}

/** A person who is not signed in. */
export interface Visitor {
  readonly language: LanguageCode;
  /** Keyed hash of the network address, for records that must not hold the address. */
  readonly ipHash: Buffer;
}

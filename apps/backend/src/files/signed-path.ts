import { DAY, SECOND } from "@lucarne/api-client/durations";

import { keyedHash, sameHash } from "../kernel/keys/keys.ts";

const SECONDS_A_DAY = DAY / SECOND;

const signatureOf = (serverKey: string, uuid: string, exp: number): Buffer =>
  keyedHash(serverKey, "file", `${uuid}.${exp}`);

interface FileAddresses {
  readonly serverKey: string;
  /** The server's own address, where portals are on other origins. */
  readonly elsewhere?: { readonly url: string } | undefined;
}

/**
 * The URL of a file for an `<img>`, which cannot send a token. It is valid for one to two days and does not change
 * during a day, so that browsers can cache the picture. Portals on other origins need the whole address.
 */
export const signedPath = ({ serverKey, elsewhere }: FileAddresses, uuid: string, now: Date): string => {
  const exp = (Math.floor(now.getTime() / DAY) + 2) * SECONDS_A_DAY;
  return `${elsewhere?.url ?? ""}/api/v1/files/${uuid}?exp=${exp}&sig=${signatureOf(serverKey, uuid, exp).toString("base64url")}`;
};

/** Whether a signature of {@link signedPath} is right and not expired. */
export const isSigned = (
  serverKey: string,
  { uuid, exp, sig }: { uuid: string; exp: number; sig: string },
  now: Date,
): boolean =>
  exp * SECOND > now.getTime() &&
  sameHash(Buffer.from(sig, "base64url"), signatureOf(serverKey, uuid.toLowerCase(), exp));

import { keyedHash, sameHash } from "../kernel/keys.ts";

const DAY = 24 * 60 * 60;

const signatureOf = (serverKey: string, uuid: string, exp: number): Buffer =>
  keyedHash(serverKey, "file", `${uuid}.${exp}`);

/**
 * The address of a file for an `<img>`, which can send no token. It is good for one to two days and the same all
 * day, so that browsers may keep the picture.
 */
export const signedPath = (serverKey: string, uuid: string, now: Date): string => {
  const exp = (Math.floor(now.getTime() / 1000 / DAY) + 2) * DAY;
  return `/api/v1/files/${uuid}?exp=${exp}&sig=${signatureOf(serverKey, uuid, exp).toString("base64url")}`;
};

/** Says whether a signature of {@link signedPath} is right and still good. */
export const isSigned = (
  serverKey: string,
  { uuid, exp, sig }: { uuid: string; exp: number; sig: string },
  now: Date,
): boolean =>
  exp * 1000 > now.getTime() &&
  sameHash(Buffer.from(sig, "base64url"), signatureOf(serverKey, uuid.toLowerCase(), exp));

import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";

/** The purpose of a key; each has its own key. */
export type KeyUse = "login-code" | "email-code" | "address" | "outbox" | "file" | "voucher";

/** The key of a purpose, derived from the installation's secret. */
export const keyFor = (serverKey: string, use: KeyUse): Buffer =>
  Buffer.from(hkdfSync("sha256", serverKey, "lucarne", use, 32));

/** A keyed hash. */
export const keyedHash = (serverKey: string, use: KeyUse, text: string): Buffer =>
  createHmac("sha256", keyFor(serverKey, use)).update(text).digest();

/** Compares two hashes in constant time. */
export const sameHash = (one: Buffer, other: Buffer): boolean =>
  one.length === other.length && timingSafeEqual(one, other);

const NONCE = 12;
const TAG = 16;

/** Encrypts a text, authenticated (AES-256-GCM): nonce, tag, text. */
export const seal = (serverKey: string, use: KeyUse, text: string): Buffer => {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv("aes-256-gcm", keyFor(serverKey, use), nonce);
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
};

/** Decrypts the output of {@link seal}; throws when it was modified or encrypted with another key. */
export const unseal = (serverKey: string, use: KeyUse, sealed: Buffer): string => {
  const decipher = createDecipheriv("aes-256-gcm", keyFor(serverKey, use), sealed.subarray(0, NONCE));
  decipher.setAuthTag(sealed.subarray(NONCE, NONCE + TAG));
  return Buffer.concat([decipher.update(sealed.subarray(NONCE + TAG)), decipher.final()]).toString("utf8");
};

import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";

/** The purpose of a key; each has its own key. */
export type KeyUse = "login-code" | "email-code" | "address" | "outbox" | "file" | "voucher";

/** Derived keys: every request needs one. There are as many as secrets in the settings and purposes. */
const derived = new Map<string, Buffer>();

/** The key of a purpose, derived from the installation's secret. */
export const keyFor = (serverKey: string, use: KeyUse): Buffer => {
  const name = `${use} ${serverKey}`;
  const key = derived.get(name) ?? Buffer.from(hkdfSync("sha256", serverKey, "lucarne", use, 32));
  derived.set(name, key);
  return key;
};

/** All keys that may have sealed something, the present one first. */
export const allKeys = (settings: {
  readonly serverKey: string;
  readonly oldServerKeys?: readonly string[];
}): readonly [string, ...string[]] => [settings.serverKey, ...(settings.oldServerKeys ?? [])];

/** A keyed hash. */
export const keyedHash = (serverKey: string, use: KeyUse, text: string): Buffer =>
  createHmac("sha256", keyFor(serverKey, use)).update(text).digest();

/** Compares two hashes in constant time. */
export const sameHash = (one: Buffer, other: Buffer): boolean =>
  one.length === other.length && timingSafeEqual(one, other);

const NONCE = 12;
const TAG = 16;
const ID = 4;

/** The public id of a key: stored beside what the key sealed, it says which one opens that. */
export const keyId = (serverKey: string): string =>
  Buffer.from(hkdfSync("sha256", serverKey, "lucarne", "id", ID)).toString("hex");

/** Encrypts a text, authenticated (AES-256-GCM): key id, nonce, tag, text. */
export const seal = (serverKey: string, use: KeyUse, text: string): Buffer => {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv("aes-256-gcm", keyFor(serverKey, use), nonce);
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([Buffer.from(keyId(serverKey), "hex"), nonce, cipher.getAuthTag(), sealed]);
};

const open = (serverKey: string, use: KeyUse, body: Buffer): string | undefined => {
  try {
    const decipher = createDecipheriv("aes-256-gcm", keyFor(serverKey, use), body.subarray(0, NONCE));
    decipher.setAuthTag(body.subarray(NONCE, NONCE + TAG));
    return Buffer.concat([decipher.update(body.subarray(NONCE + TAG)), decipher.final()]).toString("utf8");
  } catch {
    return undefined;
  }
};

/** Whether a text was sealed with this key. */
export const isSealedWith = (serverKey: string, sealed: Buffer): boolean =>
  sealed.subarray(0, ID).toString("hex") === keyId(serverKey);

/**
 * Decrypts the output of {@link seal} with one of the keys. Texts sealed before keys had ids have none.
 *
 * @returns undefined when it was modified, or sealed with another key
 */
export const unseal = (keys: readonly string[], use: KeyUse, sealed: Buffer): string | undefined => {
  const named = keys.find((key) => isSealedWith(key, sealed));
  const opened = named === undefined ? undefined : open(named, use, sealed.subarray(ID));
  if (opened !== undefined) return opened;
  for (const key of keys) {
    const text = open(key, use, sealed);
    if (text !== undefined) return text;
  }
  return undefined;
};

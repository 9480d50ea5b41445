import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const IV_LENGTH = 12;
const TAG_LENGTH = 16;

const keyOf = (serverKey: Buffer): Buffer => Buffer.from(hkdfSync("sha256", serverKey, "", "lucarne outbox payload", 32));

/**
 * Seals a message's payload (AES-256-GCM, key derived from the server key), so that a login code stands readable in
 * no table and no copy of the database (contract §4.1). `context` ties it to its row.
 */
export const seal = (serverKey: Buffer, context: string, payload: unknown): Buffer => {
  const iv = randomBytes(IV_LENGTH);
  const cipher = createCipheriv("aes-256-gcm", keyOf(serverKey), iv).setAAD(Buffer.from(context));
  const body = Buffer.concat([cipher.update(JSON.stringify(payload), "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
};

/** Opens what {@link seal} closed. Throws when the key, the row or the bytes are others. */
export const unseal = (serverKey: Buffer, context: string, sealed: Buffer): Record<string, string | number> => {
  const decipher = createDecipheriv("aes-256-gcm", keyOf(serverKey), sealed.subarray(0, IV_LENGTH))
    .setAAD(Buffer.from(context))
    .setAuthTag(sealed.subarray(IV_LENGTH, IV_LENGTH + TAG_LENGTH));
  const body = Buffer.concat([decipher.update(sealed.subarray(IV_LENGTH + TAG_LENGTH)), decipher.final()]);
  return JSON.parse(body.toString("utf8"));
};

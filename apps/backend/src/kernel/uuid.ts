import { createHash, randomBytes } from "node:crypto";

const written = (bytes: Buffer, version: number): string => {
  bytes[6] = (version << 4) | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  const hex = bytes.toString("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
};

/** A UUID of version 7: its first 48 bits are the time, so that later ids sort later. */
export const newUuid = (at: Date): string => {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(at.getTime(), 0, 6);
  return written(bytes, 7);
};

/** A UUID of version 8 that is always the same for the same name. */
export const namedUuid = (name: string): string =>
  written(createHash("sha256").update(name).digest().subarray(0, 16), 8);

/** Whether a text is written as uuids are in the contract; the database accepts more forms. */
export const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

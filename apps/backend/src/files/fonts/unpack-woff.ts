import { inflateSync } from "node:zlib";

/** Sizes in bytes of the parts of a WOFF file (W3C, WOFF 1.0) and of the OpenType file that it is made of. */
const WOFF = { head: 44, entry: 20 } as const;
const SFNT = { head: 12, entry: 16 } as const;
const SIGN = "wOFF";
/** Most tables, and most bytes of all. */
const MAX_TABLES = 64;
const MAX_BYTES = 30_000_000;

const padded = (length: number): number => Math.ceil(length / 4) * 4;

const tablesOf = (file: Buffer): { readonly entry: Buffer; readonly table: Buffer }[] => {
  const count = file.readUInt16BE(12);
  if (count > MAX_TABLES) throw new RangeError("A font has fewer tables.");
  let total = 0;
  return Array.from({ length: count }, (_, index) => {
    const entry = file.subarray(WOFF.head + index * WOFF.entry, WOFF.head + (index + 1) * WOFF.entry);
    const [offset, packed, length] = [entry.readUInt32BE(4), entry.readUInt32BE(8), entry.readUInt32BE(12)];
    total += length;
    if (total > MAX_BYTES) throw new RangeError("A font is smaller.");
    const bytes = file.subarray(offset, offset + packed);
    return { entry, table: packed < length ? inflateSync(bytes, { maxOutputLength: length }) : bytes };
  });
};

/**
 * The OpenType file in a WOFF file.
 *
 * @returns undefined for another file, or one that cannot be unpacked
 */
export const unpackedWoff = (bytes: Uint8Array): Buffer | undefined => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  if (file.toString("latin1", 0, SIGN.length) !== SIGN) return undefined;
  try {
    const tables = tablesOf(file);
    const head = Buffer.alloc(SFNT.head + tables.length * SFNT.entry);
    file.copy(head, 0, 4, 8);
    head.writeUInt16BE(tables.length, 4);
    let offset = head.length;
    const parts: Buffer[] = [head];
    for (const [index, { entry, table }] of tables.entries()) {
      const at = SFNT.head + index * SFNT.entry;
      entry.copy(head, at, 0, 4);
      entry.copy(head, at + 4, 16, 20);
      head.writeUInt32BE(offset, at + 8);
      head.writeUInt32BE(table.length, at + 12);
      parts.push(table, Buffer.alloc(padded(table.length) - table.length));
      offset += padded(table.length);
    }
    return Buffer.concat(parts);
  } catch {
    return undefined;
  }
};

import type { Size } from "../../page/boxes.ts";

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const HEADER = 0x49484452;
const DATA = 0x49444154;
const END = 0x49454e44;

const TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** CRC-32 of a part of a file, as PNG stores it. */
const checksum = (bytes: Uint8Array, from: number, to: number): number => {
  let value = 0xffffffff;
  for (let at = from; at < to; at += 1) value = (value >>> 8) ^ (TABLE[(value ^ (bytes[at] ?? 0)) & 255] ?? 0);
  return (value ^ 0xffffffff) >>> 0;
};

/**
 * Reads the size of a PNG in pixels and checks that it is complete: every chunk with its checksum, data, and its end.
 * @returns undefined when it is damaged
 */
export const readPng = (bytes: Uint8Array): Size | undefined => {
  if (SIGNATURE.some((byte, at) => bytes[at] !== byte)) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  let size: Size | undefined;
  let hasData = false;
  for (let at = SIGNATURE.length; at + 12 <= bytes.length;) {
    const end = at + 8 + view.getUint32(at);
    const kind = view.getUint32(at + 4);
    if (end + 4 > bytes.length || view.getUint32(end) !== checksum(bytes, at + 4, end)) return undefined;
    if (kind === HEADER && end - at >= 16) size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    if (kind === DATA) hasData = true;
    if (kind === END) return hasData ? size : undefined;
    at = end + 4;
  }
  return undefined;
};

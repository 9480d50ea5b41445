import { constants, inflateRawSync } from "node:zlib";

import yauzl, { type Entry, type ZipFile } from "yauzl";

import { MAX_ENTRIES, MAX_UNPACKED } from "../limits.ts";
import { refuse } from "../refusal.ts";
import { unpacksToTooMuch } from "./inflate-bounded.ts";

const MAX_RATIO = 100;
const ARCHIVES = /\.(zipx?|jar|war|rar|7z|t?gz|t?bz2?|t?xz|lzma|zst|tar|cab|iso|apk|docx|xlsx|pptx)[. ]*$/i;
/** First bytes of archives: ZIP (also an empty one), RAR, 7z, gzip, bzip2, xz, Zstandard, cabinet. */
const ARCHIVE_STARTS = [
  "504b0304",
  "504b0506",
  "52617221",
  "377abcaf",
  "1f8b08",
  "425a68",
  "fd377a58",
  "28b52ffd",
  "4d534346",
];
/** Packed bytes of an entry that are unpacked to see how it starts. */
const CHECKED_BYTES = 512;
/** Methods of an entry. */
const STORED = 0;
const DEFLATED = 8;
/** Length of an entry's own header, and where the lengths of name and extra field stand in it. */
const HEADER_LENGTH = 30;
const NAME_LENGTH_AT = 26;
const EXTRA_LENGTH_AT = 28;
const TYPE_BITS = 0o170000;
const SYMLINK = 0o120000;
const ENCRYPTED = 1;
const FIRST_VISIBLE = 0x20;
const END = Buffer.from("504b0506", "hex");
/** Size of the end-of-directory record, and of the longest comment after it. */
const END_LENGTH = 22;
const COMMENT = 65_535;

/** Number of entries claimed by the end-of-directory record, the last record of the file. */
const claimedEntries = (bytes: Buffer): number => {
  const tail = bytes.subarray(Math.max(0, bytes.length - END_LENGTH - COMMENT));
  const at = tail.lastIndexOf(END);
  return at < 0 || at + END_LENGTH > tail.length ? refuse("file.damaged") : tail.readUInt16LE(at + 10);
};

const entriesOf = (zip: ZipFile): Promise<Entry[]> =>
  new Promise((resolve, reject) => {
    const entries: Entry[] = [];
    zip.on("entry", (entry: Entry) => {
      entries.push(entry);
      zip.readEntry();
    });
    zip.on("end", () => resolve(entries));
    zip.on("error", reject);
    zip.readEntry();
  });

const open = async (bytes: Buffer): Promise<ZipFile> => {
  try {
    return await yauzl.fromBufferPromise(bytes, { lazyEntries: true });
  } catch {
    return refuse("file.zip_content");
  }
};

const readEntries = async (bytes: Buffer): Promise<Entry[]> => {
  const zip = await open(bytes);
  // A ZIP64 record replaces the count of the last record.
  if (zip.entryCount > MAX_ENTRIES) refuse("file.zip_entries", { entries: MAX_ENTRIES });
  return entriesOf(zip).catch(() => refuse("file.zip_content"));
};

const isHarmless = (entry: Entry): boolean =>
  ((entry.externalFileAttributes >>> 16) & TYPE_BITS) !== SYMLINK &&
  (entry.generalPurposeBitFlag & ENCRYPTED) === 0 &&
  !ARCHIVES.test(entry.fileName) &&
  // The name's own bytes: as text they may be other characters.
  entry.fileNameRaw.every((byte) => byte >= FIRST_VISIBLE) &&
  !/(^|[\\/])\.\.([\\/]|$)|^[\\/]|^[A-Za-z]:/.test(entry.fileName);

/** The first bytes of an entry, as far as they can be read. */
const startOf = (
  bytes: Buffer,
  { relativeOffsetOfLocalHeader: at, compressionMethod, compressedSize }: Entry,
): Buffer => {
  if (at + HEADER_LENGTH > bytes.length) return Buffer.alloc(0);
  const from = at + HEADER_LENGTH + bytes.readUInt16LE(at + NAME_LENGTH_AT) + bytes.readUInt16LE(at + EXTRA_LENGTH_AT);
  const packed = bytes.subarray(from, from + Math.min(compressedSize, CHECKED_BYTES));
  if (compressionMethod === STORED) return packed;
  try {
    return compressionMethod === DEFLATED
      ? inflateRawSync(packed, { finishFlush: constants.Z_SYNC_FLUSH })
      : Buffer.alloc(0);
  } catch {
    return Buffer.alloc(0);
  }
};

const isArchive = (bytes: Buffer, entry: Entry): boolean => {
  const start = startOf(bytes, entry).toString("hex", 0, 4);
  return ARCHIVE_STARTS.some((magic) => start.startsWith(magic));
};

/** Whether two entries share bytes: small archives use this to unpack to huge ones. */
const overlap = (entries: readonly Entry[]): boolean => {
  const sorted = entries.toSorted((one, other) => one.relativeOffsetOfLocalHeader - other.relativeOffsetOfLocalHeader);
  return sorted.some(({ relativeOffsetOfLocalHeader: from, compressedSize }, index) => {
    const next = sorted[index + 1];
    return next !== undefined && from + compressedSize >= next.relativeOffsetOfLocalHeader;
  });
};

/**
 * Checks the directory of a ZIP without extracting: number and size of entries, no path outside, no link, no nested
 * archive by name or first bytes, no two entries with the same bytes (SEC-15).
 *
 * @throws {RefusedFile}
 */
export const checkZip = async (bytes: Buffer): Promise<void> => {
  if (claimedEntries(bytes) > MAX_ENTRIES) refuse("file.zip_entries", { entries: MAX_ENTRIES });
  const entries = await readEntries(bytes);
  const packed = entries.reduce((sum, { compressedSize }) => sum + compressedSize, 0);
  const unpacked = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (unpacked > MAX_UNPACKED || unpacked > Math.max(1, packed) * MAX_RATIO) throw unpacksToTooMuch();
  if (entries.length === 0 || packed > bytes.length) refuse("file.damaged");
  if (!entries.every(isHarmless) || overlap(entries) || entries.some((entry) => isArchive(bytes, entry)))
    refuse("file.zip_content");
};

import yauzl, { type Entry, type ZipFile } from "yauzl";

import { MOST_ENTRIES, MOST_UNPACKED } from "../limits.ts";
import { refuse } from "../refusal.ts";
import { unpacksToTooMuch } from "./inflate-bounded.ts";

const MOST_RATIO = 100;
const ARCHIVES = /\.(zip|jar|rar|7z|gz|tgz|bz2|xz|zst|tar|cab|iso|apk|docx|xlsx|pptx)$/i;
const TYPE_BITS = 0o170000;
const SYMLINK = 0o120000;
const ENCRYPTED = 1;
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

const readEntries = async (bytes: Buffer): Promise<Entry[]> => {
  try {
    const zip = await yauzl.fromBufferPromise(bytes, { lazyEntries: true });
    return await entriesOf(zip);
  } catch {
    return refuse("file.zip_content");
  }
};

const isHarmless = (entry: Entry): boolean =>
  ((entry.externalFileAttributes >>> 16) & TYPE_BITS) !== SYMLINK &&
  (entry.generalPurposeBitFlag & ENCRYPTED) === 0 &&
  !ARCHIVES.test(entry.fileName) &&
  !/(^|[\\/])\.\.([\\/]|$)|^[\\/]|^[A-Za-z]:/.test(entry.fileName);

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
 * archive, no two entries with the same bytes (SEC-15).
 *
 * @throws {RefusedFile}
 */
export const checkZip = async (bytes: Buffer): Promise<void> => {
  if (claimedEntries(bytes) > MOST_ENTRIES) refuse("file.zip_entries", { entries: MOST_ENTRIES });
  const entries = await readEntries(bytes);
  const packed = entries.reduce((sum, { compressedSize }) => sum + compressedSize, 0);
  const unpacked = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (unpacked > MOST_UNPACKED || unpacked > Math.max(1, packed) * MOST_RATIO) throw unpacksToTooMuch();
  if (entries.length === 0 || packed > bytes.length) refuse("file.damaged");
  if (!entries.every(isHarmless) || overlap(entries)) refuse("file.zip_content");
};

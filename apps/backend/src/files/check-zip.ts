import yauzl, { type Entry, type ZipFile } from "yauzl";

const MOST_ENTRIES = 1_000;
const MOST_BYTES = 100 * 1024 * 1024;
const MOST_RATIO = 100;
const ARCHIVES = /\.(zip|jar|rar|7z|gz|tgz|bz2|xz|zst|tar|cab|iso|apk|docx|xlsx|pptx)$/i;
const TYPE_BITS = 0o170000;
const SYMLINK = 0o120000;
const ENCRYPTED = 1;

const entriesOf = (zip: ZipFile): Promise<Entry[]> =>
  new Promise((resolve, reject) => {
    const entries: Entry[] = [];
    zip.on("entry", (entry: Entry) => {
      entries.push(entry);
      if (entries.length > MOST_ENTRIES) reject(new Error("too many entries"));
      else zip.readEntry();
    });
    zip.on("end", () => resolve(entries));
    zip.on("error", reject);
    zip.readEntry();
  });

const isHarmless = (entry: Entry): boolean =>
  ((entry.externalFileAttributes >>> 16) & TYPE_BITS) !== SYMLINK &&
  (entry.generalPurposeBitFlag & ENCRYPTED) === 0 &&
  !ARCHIVES.test(entry.fileName) &&
  !/(^|[\\/])\.\.([\\/]|$)|^[\\/]|^[A-Za-z]:/.test(entry.fileName);

/**
 * Looks at the list of a zip's contents and extracts nothing: not too many, not too large, no name that leads
 * elsewhere, no link, no archive inside, no part that is there twice (SEC-15).
 */
export const isSafeZip = async (bytes: Buffer): Promise<boolean> => {
  try {
    // Names are checked by the reader too: absolute ones and those with `..` are errors to it.
    const zip = await yauzl.fromBufferPromise(bytes, { lazyEntries: true, strictFileNames: true });
    if (zip.entryCount > MOST_ENTRIES) return false;
    const entries = await entriesOf(zip);
    const packed = entries.reduce((sum, { compressedSize }) => sum + compressedSize, 0);
    const unpacked = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
    return (
      entries.length > 0 &&
      entries.every(isHarmless) &&
      unpacked <= MOST_BYTES &&
      unpacked <= Math.max(1, packed) * MOST_RATIO &&
      packed <= bytes.length
    );
  } catch {
    return false;
  }
};

import { refuse } from "../../refusal.ts";

/** Tags that hold the place of another directory: camera settings, position, compatibility. */
const DIRECTORIES = new Set([0x8769, 0x8825, 0xa005]);
const ENTRY = 12;
/** Largest number of directories: the picture's, the preview's and one for each of the tags. */
const MAX_DIRECTORIES = 8;

/**
 * Checks the directories of EXIF data: a reader follows each reference to another one, so that a few kilobytes of
 * references in a circle take it seconds. Data that no reader understands is left to it.
 *
 * @param exif from its byte order on
 * @throws {RefusedFile} `file.too_complex`
 */
export const checkExif = (exif: Buffer): void => {
  const little = exif.toString("latin1", 0, 2) === "II";
  const u16 = (at: number): number => (little ? exif.readUInt16LE(at) : exif.readUInt16BE(at));
  const u32 = (at: number): number => (little ? exif.readUInt32LE(at) : exif.readUInt32BE(at));
  if (exif.length < 8) return;
  const waiting = [u32(4)];
  const seen = new Set<number>();
  for (let from = waiting.pop(); from !== undefined; from = waiting.pop()) {
    if (from === 0 || from + 2 > exif.length) continue;
    if (seen.has(from) || seen.size === MAX_DIRECTORIES) refuse("file.too_complex");
    seen.add(from);
    const end = from + 2 + ENTRY * u16(from);
    for (let at = from + 2; at < end && at + ENTRY <= exif.length; at += ENTRY) {
      if (!DIRECTORIES.has(u16(at))) continue;
      waiting.push(u32(at + 8));
      if (waiting.length > MAX_DIRECTORIES) refuse("file.too_complex");
    }
    if (end + 4 <= exif.length) waiting.push(u32(end));
  }
};

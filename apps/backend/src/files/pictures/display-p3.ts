import sharp from "sharp";

import { PNG_HEAD, profileChunk } from "./tagged-png.ts";

/** How a PNG names Display P3: its primaries, the curve of sRGB, no matrix, full range (ITU-T H.273). */
const DISPLAY_P3 = Buffer.from([12, 13, 0, 1]);
/** Where a PNG says whether it has colours, and the bit of it. */
const COLOURS_AT = 25;
const HAS_COLOURS = 2;
/** Length, type and checksum of a chunk. */
const FRAME = 12;
/** Chunks in whose place the profile comes. */
const REPLACED = new Set(["cICP", "iCCP", "sRGB"]);

const profileOf = async (): Promise<Buffer | undefined> => {
  const picture = { width: 1, height: 1, channels: 3, background: "white" } as const;
  const png = await sharp({ create: picture }).withIccProfile("p3").png().toBuffer();
  return (await sharp(png).metadata()).icc;
};

/**
 * A PNG that says by a code that its colours are those of Display P3, as browsers read them, with a profile that says so to
 * the print file; any other PNG as it is. Its chunks are sound.
 */
export const withDisplayP3 = async (png: Buffer): Promise<Buffer> => {
  if (((png[COLOURS_AT] ?? 0) & HAS_COLOURS) === 0) return png;
  const kept: Buffer[] = [];
  let isDisplayP3 = false;
  for (let at = PNG_HEAD; at < png.length;) {
    const end = at + FRAME + png.readUInt32BE(at);
    const type = png.toString("latin1", at + 4, at + 8);
    // Pixels follow: what says their colours is before them.
    if (type === "IDAT") {
      kept.push(png.subarray(at));
      break;
    }
    if (type === "cICP" && png.subarray(at + 8, end - 4).equals(DISPLAY_P3)) isDisplayP3 = true;
    if (!REPLACED.has(type)) kept.push(png.subarray(at, end));
    at = end;
  }
  const icc = isDisplayP3 ? await profileOf() : undefined;
  return icc ? Buffer.concat([png.subarray(0, PNG_HEAD), profileChunk(icc), ...kept]) : png;
};

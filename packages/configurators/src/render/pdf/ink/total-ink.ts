import type { Operation, Paint } from "../../../artwork/drawing/operation.ts";
import type { ArtworkLayout } from "../../../artwork/layout/result.ts";
import { MAX_INK, sumOfInks } from "../../../artwork/logo/colour/ink.ts";
import { inksOf } from "../../../artwork/palette.ts";
import type { EmbeddedProfile } from "../drawn/print-profile.ts";

/** Entries of a profile: count at 128, then signature, offset and size of each. */
const TAGS = 128;
/** Offset of the entry counts in a table of 16-bit values (lut16Type), behind head and matrix. */
const COUNTS = 48;
const FULL = 65_535;

const inkOfPaint = (paint: Paint): number =>
  typeof paint === "string"
    ? sumOfInks(inksOf(paint))
    : Math.max(0, ...paint.stops.map(({ colour }) => sumOfInks(inksOf(colour))));

/** Of everything outside pictures and uploaded logos, which have their own colours. */
const inkOfOperation = (operation: Operation): number => {
  switch (operation.kind) {
    case "path":
    case "circles":
      return inkOfPaint(operation.fill);
    case "stroke":
      return inkOfPaint(operation.colour);
    case "group":
      return operation.picture === true ? 0 : Math.max(0, ...operation.operations.map(inkOfOperation));
    case "image":
      return 0;
  }
};

const inflate = async (bytes: Uint8Array<ArrayBuffer>): Promise<DataView> =>
  new DataView(
    await new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"))).arrayBuffer(),
  );

/** Largest sum of inks in one conversion table of a profile; undefined for a table of another type. */
const inkOfTable = (icc: DataView, at: number): number | undefined => {
  if (icc.getUint32(at) !== 0x6d667432) return undefined;
  const [inputs, inks, grid] = [icc.getUint8(at + 8), icc.getUint8(at + 9), icc.getUint8(at + 10)];
  const [entries, steps] = [icc.getUint16(at + COUNTS), icc.getUint16(at + COUNTS + 2)];
  const colours = at + COUNTS + 4 + inputs * entries * 2;
  const count = grid ** inputs;
  const curves = colours + count * inks * 2;
  /** An ink after its output curve. */
  const printed = (colour: number, ink: number): number => {
    const place = (icc.getUint16(colours + (colour * inks + ink) * 2) / FULL) * (steps - 1);
    const [below, above] = [Math.floor(place), Math.min(steps - 1, Math.floor(place) + 1)];
    const level = (step: number): number => icc.getUint16(curves + (ink * steps + step) * 2) / FULL;
    return level(below) + (level(above) - level(below)) * (place - below);
  };
  let most = 0;
  for (let colour = 0; colour < count; colour += 1) {
    let sum = 0;
    for (let ink = 0; ink < inks; ink += 1) sum += printed(colour, ink);
    most = Math.max(most, sum);
  }
  return most;
};

/** Largest sum of inks that a press profile gives a picture; undefined when its tables are of another type. */
export const inkOfProfile = async ({ bytes, compressed }: EmbeddedProfile): Promise<number | undefined> => {
  const icc = compressed ? await inflate(bytes) : new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const tags = Array.from({ length: icc.getUint32(TAGS) }, (_, index) => TAGS + 4 + 12 * index);
  const tables = tags
    // "B2A0" to "B2A2": from colours to inks, one table per way of converting.
    .filter((tag) => icc.getUint32(tag) >= 0x42324130 && icc.getUint32(tag) <= 0x42324132)
    .map((tag) => inkOfTable(icc, icc.getUint32(tag + 4)));
  const known = tables.filter((ink) => ink !== undefined);
  return known.length === 0 || known.length < tables.length ? undefined : Math.max(...known);
};

/** Largest sum of inks of the logos in the print file. */
export const inkOfLogos = ({ logos }: ArtworkLayout): number =>
  Math.min(MAX_INK, Math.max(0, ...logos.map(({ ink = 0 }) => ink)));

/** Largest sum of inks of what the artwork prints in inks. */
export const inkOfArtwork = ({ pages }: ArtworkLayout): number =>
  Math.max(0, ...pages.flatMap(({ operations }) => operations.map(inkOfOperation)));

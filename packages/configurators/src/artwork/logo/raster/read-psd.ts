import type { Size } from "../../page/boxes.ts";
import { colourProfile } from "../colour/embedded-profile.ts";
import { labColours } from "../colour/lab.ts";
import { changed, MAX_PIXELS, PLANES, unmixed, type ColourModel, type LogoPlanes, type Plane } from "../pixels.ts";

// The names of these numbers are from Adobe's description of the file format.
const MODELS: ReadonlyMap<number, ColourModel | "bitmap" | "indexed" | "lab"> = new Map([
  [0, "bitmap"],
  [1, "grey"],
  [2, "indexed"],
  [3, "rgb"],
  [4, "cmyk"],
  // Duotone: the inks are stored elsewhere, and readers should show its grey plane.
  [8, "grey"],
  [9, "lab"],
] as const);

/** Resource that says whether the file was saved with its merged picture or with its layers only. */
const VERSION_INFO = 0x0421;
/** Resource with the colour profile, which comes before it. */
const PROFILE = 0x040f;

/** Reads consecutive numbers. Throws a RangeError past the end. */
const reader = (bytes: Uint8Array) => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  const step = (length: number): number => {
    const from = at;
    if (from + length > bytes.length) throw new RangeError("The file ends too early");
    at += length;
    return from;
  };
  return {
    u8: () => view.getUint8(step(1)),
    u16: () => view.getUint16(step(2)),
    i16: () => view.getInt16(step(2)),
    u32: () => view.getUint32(step(4)),
    bytes: (length: number) => bytes.subarray(step(length), at),
    left: () => bytes.length - at,
  };
};

type Reader = ReturnType<typeof reader>;

/** A section of the file that begins with its own length. */
const part = (from: Reader): Uint8Array => from.bytes(from.u32());

/** The second version of the format, for large documents (PSB): some of its lengths have twice as many bytes. */
const LARGE = 2;

/** A length of eight bytes in a large document. One beyond all files ends it too early. */
const lengthIn = (from: Reader, version: number): number =>
  version === LARGE ? from.u32() * 2 ** 32 + from.u32() : from.u32();

/** The colour profile, and whether there is a merged picture: the file says so when it is only a white page. */
const described = (
  resources: Uint8Array,
): { readonly hasPicture: boolean; readonly profile?: Uint8Array | undefined } => {
  const from = reader(resources);
  let profile: Uint8Array | undefined;
  while (from.left() >= 12) {
    from.bytes(4);
    const id = from.u16();
    // A Pascal string, padded to an even number of bytes; so is the content.
    const name = from.u8();
    from.bytes(name + ((name + 1) % 2));
    const length = from.u32();
    const content = from.bytes(length);
    if (id === VERSION_INFO) return { hasPicture: content[4] !== 0, profile };
    if (id === PROFILE) profile = content;
    if (length % 2 === 1) from.bytes(1);
  }
  return { hasPicture: true, profile };
};

/** Blocks after the layers whose lengths have eight bytes in a large document. */
const LONG_BLOCKS: ReadonlySet<string> = new Set(
  "LMsk Lr16 Lr32 Layr Mt16 Mt32 Mtrn Alph FMsk lnk2 FEid FXid PxSD".split(" "),
);

/** The first extra channel is opacity only if the layer count is negative. Otherwise it is a saved selection. */
const hasOpacity = (layers: Uint8Array, version: number): boolean => {
  const from = reader(layers);
  if (from.left() < 6) return false;
  const length = lengthIn(from, version);
  if (length > 0) return from.i16() < 0;
  // Beyond 8 bits, the layers are in a separate block after the mask.
  part(from);
  while (from.left() >= 12) {
    const [, key] = [from.bytes(4), String.fromCharCode(...from.bytes(4))];
    const isLong = LONG_BLOCKS.has(key);
    const content = from.bytes(isLong ? lengthIn(from, version) : from.u32());
    if (key === "Lr16") return reader(content).i16() < 0;
    from.bytes(Math.min(from.left(), (4 - (content.length % 4)) % 4));
  }
  return false;
};

/** PackBits: decodes runs until the row is full. */
const unpack = (packed: Uint8Array, row: Uint8Array): void => {
  let to = 0;
  for (let at = 0; at < packed.length && to < row.length;) {
    const sign = packed[at] ?? 0;
    if (sign < 128) {
      const run = packed.subarray(at + 1, at + 2 + sign).subarray(0, row.length - to);
      row.set(run, to);
      to += sign + 1;
      at += sign + 2;
    } else if (sign > 128) {
      row.fill(packed[at + 1] ?? 0, to, to + 257 - sign);
      to += 257 - sign;
      at += 2;
    } else at += 1;
  }
};

interface Shape extends Size {
  readonly version: number;
  readonly channels: number;
  /** Bits per sample: 1, 8 or 16. */
  readonly depth: number;
}

/** The first planes of the picture, with samples reduced to 8 bits. */
const readPlanes = (from: Reader, { version, width, height, channels, depth }: Shape, count: number): Uint8Array[] => {
  const compression = from.u16();
  if (compression > 1) throw new Error("This compression is not allowed for the merged picture");
  const length = Math.ceil((width * depth) / 8);
  const lengths = Array.from({ length: compression * channels * height }, () =>
    version === LARGE ? from.u32() : from.u16(),
  );
  return Array.from({ length: count }, (_, channel) => {
    const plane = new Uint8Array(width * height);
    const unpacked = new Uint8Array(length);
    for (let line = 0; line < height; line += 1) {
      if (compression === 1) unpack(from.bytes(lengths[channel * height + line] ?? 0), unpacked);
      const row = compression === 1 ? unpacked : from.bytes(length);
      // Whole rows where there is nothing to convert: pictures have up to 25 million pixels.
      if (depth === 8) plane.set(row, line * width);
      else
        for (let x = 0, to = line * width; x < width; x += 1, to += 1)
          plane[to] = depth === 1 ? (((row[x >> 3] ?? 0) >> (7 - (x & 7))) & 1 ? 0 : 255) : (row[x * (depth / 8)] ?? 0);
    }
    return plane;
  });
};

/** Changes the plane. */
const invert = (plane: Uint8Array): void => {
  for (let at = 0; at < plane.length; at += 1) plane[at] = 255 - (plane[at] ?? 0);
};

const lookUp = (plane: Plane, table: Uint8Array, channel: number): Plane =>
  changed(plane, (index) => table[channel * 256 + index] ?? 0);

/**
 * Reads the merged picture of a Photoshop file, large documents (PSB) too: grey, indexed, RGB, CMYK or L*a*b* of 8 or 16
 * bits, or a bitmap. We read it
 * ourselves because the libraries either compile WebAssembly, which the page's policy forbids, or do not read CMYK, the
 * usual mode of logos for print.
 * @returns undefined when the file was saved without it, has another colour mode, or more than 25 million pixels
 * @throws {RangeError} when the file is damaged
 */
export const readPsd = (bytes: Uint8Array): LogoPlanes | undefined => {
  const from = reader(bytes);
  from.bytes(4);
  const version = from.u16();
  from.bytes(6);
  const channels = from.u16();
  const [height, width] = [from.u32(), from.u32()];
  const depth = from.u16();
  const mode = MODELS.get(from.u16());
  const isKnown =
    (version === 1 || version === LARGE) && mode !== undefined && (mode === "bitmap" ? [1] : [8, 16]).includes(depth);
  if (!isKnown || width * height === 0 || width * height > MAX_PIXELS) return undefined;
  const table = part(from);
  const { hasPicture, profile } = described(part(from));
  if (!hasPicture) return undefined;
  const layers = from.bytes(lengthIn(from, version));
  const model = mode === "bitmap" || mode === "indexed" ? "grey" : mode === "lab" ? "rgb" : mode;
  const clear = channels > PLANES[model] && hasOpacity(layers, version);
  const planes = readPlanes(from, { version, width, height, channels, depth }, PLANES[model] + (clear ? 1 : 0));
  const colours = planes.slice(0, PLANES[model]);
  const opacity = clear ? planes.at(-1) : undefined;
  const size = { width, height };
  const [first = new Uint8Array()] = colours;
  if (mode === "indexed") {
    const looked = [0, 1, 2].map((channel) => lookUp(first, table, channel));
    return { ...size, model: "rgb", colours: looked };
  }
  // CMYK planes store what the inks leave of the paper.
  if (mode === "cmyk") for (const plane of colours) invert(plane);
  const paper = mode === "cmyk" ? 0 : 255;
  if (mode === "lab") {
    const paperOf = (channel: number): number => (channel === 0 ? 255 : 128);
    const own = opacity ? colours.flatMap((plane, channel) => unmixed([plane], opacity, paperOf(channel))) : colours;
    return { ...size, model, colours: labColours(own), opacity };
  }
  const plain = opacity ? unmixed(colours, opacity, paper) : colours;
  return { ...size, model, colours: plain, opacity, profile: mode === "rgb" ? colourProfile(profile) : undefined };
};

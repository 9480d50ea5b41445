/** Pixels to write: red, green, blue and opacity, row by row. */
export interface FilePixels {
  readonly width: number;
  readonly height: number;
  readonly data: Readonly<ArrayLike<number>>;
}

/** Consecutive numbers of 8, 16 or 32 bits. */
const writer = (littleEndian: boolean) => {
  const bytes: number[] = [];
  const number = (value: number, size: number): void => {
    const parts = Array.from({ length: size }, (_, place) => (value >>> (8 * (size - 1 - place))) & 255);
    bytes.push(...(littleEndian ? parts.reverse() : parts));
  };
  return {
    u8: (value: number) => number(value, 1),
    u16: (value: number) => number(value, 2),
    u32: (value: number) => number(value, 4),
    text: (value: string) => bytes.push(...new TextEncoder().encode(value)),
    all: (values: Iterable<number>) => {
      for (const value of values) bytes.push(value);
    },
    length: () => bytes.length,
    done: (): Uint8Array<ArrayBuffer> => new Uint8Array(bytes),
  };
};

/** An uncompressed TIFF of one strip, with opacity. */
export const tiffOf = ({ width, height, data }: FilePixels): Uint8Array<ArrayBuffer> => {
  const out = writer(true);
  const [short, long] = [3, 4];
  const entries = [
    [256, long, width],
    [257, long, height],
    [259, short, 1],
    [262, short, 2],
    [273, long, 0],
    [277, short, 4],
    [278, long, height],
    [279, long, data.length],
    [338, short, 2],
  ] as const;
  const depths = 8 + 2 + 12 * (entries.length + 1) + 4;
  out.text("II");
  out.u16(42);
  out.u32(8);
  out.u16(entries.length + 1);
  const entry = (tag: number, type: number, count: number, value: number): void => {
    out.u16(tag);
    out.u16(type);
    out.u32(count);
    out.u32(value);
  };
  for (const [tag, type, value] of entries) {
    // Tags must be sorted: the depths of the four samples are third.
    if (tag === 259) entry(258, short, 4, depths);
    entry(tag, type, 1, tag === 273 ? depths + 8 : value);
  }
  out.u32(0);
  for (let sample = 0; sample < 4; sample += 1) out.u16(8);
  out.all(Array.from(data));
  return out.done();
};

/** Options of a test's Photoshop file. */
export interface PsdOptions {
  readonly mode: number;
  readonly depth?: 1 | 8 | 16;
  readonly width: number;
  readonly height: number;
  /** Stored samples, plane by plane; a bitmap's samples are packed into bytes. */
  readonly planes: readonly Readonly<ArrayLike<number>>[];
  readonly packed?: boolean;
  /** The last plane is opacity. */
  readonly clear?: boolean;
  readonly table?: readonly number[];
  /** Saved with its layers only. */
  readonly bare?: boolean;
  /** A large document (PSB). */
  readonly large?: boolean;
}

/** One row as runs: repeated bytes as pairs or more, others literally. */
const pack = (row: readonly number[]): number[] => {
  const packed: number[] = [];
  for (let at = 0; at < row.length;) {
    let run = 1;
    while (run < 128 && row[at + run] === row[at]) run += 1;
    if (run > 1) packed.push(257 - run, row[at] ?? 0);
    else packed.push(0, row[at] ?? 0);
    at += run;
  }
  return packed;
};

/** A Photoshop file with its picture, a resource with an odd name and size, and a layer count. */
export const psdOf = (given: PsdOptions): Uint8Array<ArrayBuffer> => {
  const { mode, width, height, planes, depth = 8, packed = false, clear = false, table = [] } = given;
  const { bare = false, large = false } = given;
  const out = writer(false);
  out.text("8BPS");
  out.u16(large ? 2 : 1);
  out.all([0, 0, 0, 0, 0, 0]);
  out.u16(planes.length);
  out.u32(height);
  out.u32(width);
  out.u16(depth);
  out.u16(mode);
  out.u32(table.length);
  out.all(table);
  const resources = writer(false);
  resources.text("8BIM");
  resources.u16(1036);
  resources.u8(2);
  resources.text("ab\0");
  resources.u32(3);
  resources.all([1, 2, 3, 0]);
  resources.text("8BIM");
  resources.u16(0x0421);
  resources.u16(0);
  resources.u32(5);
  resources.all([0, 0, 0, 1, bare ? 0 : 1, 0]);
  out.u32(resources.length());
  out.all(resources.done());
  const count = clear ? 0xffff : 1;
  const more = large ? 4 : 0;
  const lengthOf = (length: number): void => {
    if (large) out.u32(0);
    out.u32(length);
  };
  if (depth === 16) {
    lengthOf(4 + 4 + 8 + 4 + 4 + 2 * more);
    lengthOf(0);
    out.u32(0);
    out.text("8BIMLr16");
    lengthOf(2);
    out.u16(count);
    out.u16(0);
  } else {
    lengthOf(4 + 2 + 2 + more);
    lengthOf(2);
    out.u16(count);
    out.u16(0);
  }
  const length = Math.ceil((width * depth) / 8);
  const rows = planes.flatMap((plane) =>
    Array.from({ length: height }, (_, line) => Array.from(plane).slice(line * length, (line + 1) * length)),
  );
  out.u16(packed ? 1 : 0);
  if (packed) for (const row of rows) (large ? out.u32 : out.u16)(pack(row).length);
  for (const row of rows) out.all(packed ? pack(row) : row);
  return out.done();
};

/** A Photoshop file in colour as Photoshop saves it: half transparent pixels mixed with white. */
export const psdOfPixels = ({ width, height, data }: FilePixels): Uint8Array<ArrayBuffer> => {
  const pixels = Array.from({ length: width * height }, (_, pixel) => 4 * pixel);
  const opacity = pixels.map((at) => data[at + 3] ?? 0);
  const planes = [0, 1, 2].map((channel) =>
    pixels.map((at, pixel) => {
      const share = (opacity[pixel] ?? 0) / 255;
      return Math.round(255 + ((data[at + channel] ?? 0) - 255) * share);
    }),
  );
  return psdOf({ mode: 3, width, height, planes: [...planes, opacity], packed: true, clear: true });
};

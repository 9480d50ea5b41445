/** Samples of a TIFF, pixel by pixel, and what they mean. */
interface PlainTiff {
  readonly width: number;
  readonly height: number;
  readonly bits: 8 | 16 | 32;
  /** The number of its colour model (`PhotometricInterpretation`). */
  readonly model: number;
  readonly channels: number;
  /** The last channel is opacity. */
  readonly isClear?: boolean;
  /** Its samples are numbers of floating point. */
  readonly isFloat?: boolean;
  /** What the file says of its packing; the samples are not packed. */
  readonly packing?: number;
  readonly samples: readonly number[];
}

const SHORT = 3;
const LONG = 4;

/** A TIFF of one strip that is not packed, in colour models that the picture library does not write. */
export const plainTiff = (given: PlainTiff): Buffer => {
  const { width, height, bits, model, channels, isClear = false, isFloat = false, packing = 1, samples } = given;
  const entries: readonly (readonly [tag: number, type: number, values: readonly number[]])[] = [
    [256, LONG, [width]],
    [257, LONG, [height]],
    [258, SHORT, Array.from({ length: channels }, () => bits)],
    [259, SHORT, [packing]],
    [262, SHORT, [model]],
    [273, LONG, [0]],
    [277, SHORT, [channels]],
    [278, LONG, [height]],
    [279, LONG, [(samples.length * bits) / 8]],
    ...(isClear ? ([[338, SHORT, [2]]] as const) : []),
    ...(isFloat ? ([[339, SHORT, Array.from({ length: channels }, () => 3)]] as const) : []),
  ];
  // Lists that do not fit into an entry come after the entries.
  const lists = 8 + 2 + 12 * entries.length + 4;
  const head = Buffer.alloc(lists + 2 * channels * (isFloat ? 2 : 1));
  head.write("II*\0");
  head.writeUInt32LE(8, 4);
  head.writeUInt16LE(entries.length, 8);
  let free = lists;
  for (const [index, [tag, type, values]] of entries.entries()) {
    const at = 10 + 12 * index;
    head.writeUInt16LE(tag, at);
    head.writeUInt16LE(type, at + 2);
    head.writeUInt32LE(values.length, at + 4);
    if (values.length > 2) {
      head.writeUInt32LE(free, at + 8);
      for (const [place, value] of values.entries()) head.writeUInt16LE(value, free + 2 * place);
      free += 2 * values.length;
    } else head.writeUInt32LE(tag === 273 ? head.length : (values[0] ?? 0), at + 8);
  }
  const data = Buffer.alloc((samples.length * bits) / 8);
  for (const [index, sample] of samples.entries())
    if (isFloat) data.writeFloatLE(sample, 4 * index);
    else data.writeUIntLE(sample, (index * bits) / 8, bits / 8);
  return Buffer.concat([head, data]);
};

/** Where the fields of a bitmap's head are. */
const FIELD = { data: 10, width: 18, height: 22, bits: 28, way: 30, colours: 46 };
/** How a bitmap says that its colours of four bits are packed in runs. */
const RUNS_OF_FOUR_BITS = 2;

/**
 * A bitmap whose colours are packed in runs (`BI_RLE8`, `BI_RLE4`), with one byte for each pixel instead. Runs that
 * leave the picture are left out, and pixels in no run have the first colour.
 *
 * @param bytes whose head and size are checked
 */
export const unpackRuns = (bytes: Buffer): Buffer => {
  const isFour = bytes.readUInt32LE(FIELD.way) === RUNS_OF_FOUR_BITS;
  const width = bytes.readUInt32LE(FIELD.width);
  const height = bytes.readInt32LE(FIELD.height);
  const start = bytes.readUInt32LE(FIELD.data);
  const row = Math.ceil(width / 4) * 4;
  const pixels = Buffer.alloc(row * Math.abs(height));
  let [x, y] = [0, 0];

  /** Of four bits, each byte has two colours. */
  const put = (from: number, index: number): void => {
    const byte = bytes[from + (isFour ? index >> 1 : index)] ?? 0;
    if (x < width && y < Math.abs(height))
      pixels[y * row + x] = isFour ? (index % 2 === 0 ? byte >> 4 : byte & 15) : byte;
    x += 1;
  };

  let at = start;
  while (at + 1 < bytes.length) {
    const [count = 0, value = 0] = bytes.subarray(at, at + 2);
    if (count > 0) for (let index = 0; index < count; index += 1) put(at + 1, isFour ? index % 2 : 0);
    at += 2;
    if (count > 0) continue;
    if (value === 0) [x, y] = [0, y + 1];
    else if (value === 1) break;
    else if (value === 2) {
      [x, y] = [x + (bytes[at] ?? 0), y + (bytes[at + 1] ?? 0)];
      at += 2;
    } else {
      for (let index = 0; index < value; index += 1) put(at, index);
      const length = isFour ? Math.ceil(value / 2) : value;
      at += length + (length % 2);
    }
  }

  const head = Buffer.from(bytes.subarray(0, start));
  head.writeUInt16LE(8, FIELD.bits);
  head.writeUInt32LE(0, FIELD.way);
  if (head.readUInt32LE(FIELD.colours) === 0) head.writeUInt32LE(isFour ? 16 : 256, FIELD.colours);
  return Buffer.concat([head, pixels]);
};

import { inflateSync } from "node:zlib";

const OBJECT = 1;
const PACKED = 2;

/**
 * The faults in a PDF's table of cross-references: entries that do not lead to their object. Reads the bytes alone.
 * @throws {Error} when there is no table
 */
export const crossReferenceFaults = (bytes: Uint8Array): string[] => {
  const file = Buffer.from(bytes).toString("latin1");
  const start = Number(/startxref\s+(\d+)\s+%%EOF\s*$/u.exec(file)?.[1] ?? Number.NaN);
  const head = file.slice(start, file.indexOf("stream", start));
  const numbers = (name: string): number[] =>
    (new RegExp(`/${name} ?\\[([\\d ]+)\\]`, "u").exec(head)?.[1] ?? "").trim().split(" ").map(Number);
  const size = Number(/\/Size (\d+)/u.exec(head)?.[1] ?? Number.NaN);
  if (!/^\d+ 0 obj/u.test(head) || !Number.isFinite(size)) throw new Error("No table of cross-references");
  const body = file.indexOf("stream", start) + "stream".length;
  const table = inflateSync(Buffer.from(bytes).subarray(file[body] === "\r" ? body + 2 : body + 1));
  const widths = numbers("W");
  const ranges = head.includes("/Index") ? numbers("Index") : [0, size];
  const listed = ranges.flatMap((first, index) =>
    index % 2 === 0 ? Array.from({ length: ranges[index + 1] ?? 0 }, (_, more) => first + more) : [],
  );
  const step = widths.reduce((sum, width) => sum + width, 0);
  const entries = listed.map((number, index) => {
    let at = index * step;
    const [kind = 0, place = 0] = widths.map((width) => {
      const value = width === 0 ? 0 : table.readUIntBE(at, width);
      at += width;
      return value;
    });
    return { number, kind, place };
  });
  const found = new Set(entries.filter(({ kind }) => kind === OBJECT).map(({ number }) => number));
  return entries.flatMap(({ number, kind, place }) => {
    if (kind === OBJECT && !file.startsWith(`${number} 0 obj`, place)) return [`${number} is not at ${place}`];
    return kind === PACKED && !found.has(place) ? [`${number} is in ${place}, which is not there`] : [];
  });
};

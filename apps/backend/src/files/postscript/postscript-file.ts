/** A rectangle in points, y up. */
export type PointBox = readonly [left: number, bottom: number, right: number, top: number];

/** First bytes of an EPS with a preview: its PostScript is a part of the file. */
const DOS_HEADER = Buffer.from("c5d0d3c6", "hex");
/** Longest head in which the comments about the drawing are read, and longest part after it. */
const MAX_COMMENTS_LENGTH = 65_536;

/** How an EPS starts, and the longest such line. */
const EPS = /^%!PS-Adobe-[\d.]+ EPSF[-\d.]*/;
const FIRST_LINE = 64;

/** The last line of a file, and what a file that contains another one says. */
const END = "%%EOF";
const INNER_FILE = "%%BeginDocument";

/** Whether a byte is one of a text, or one that says where the file ends. */
const isText = (byte: number): boolean => byte === 4 || (byte >= 9 && byte <= 13) || (byte >= 32 && byte < 127);

/** The file without bytes after its last line that are no text, such as those that fill a block of a disk or a mail. */
const withoutTail = (postScript: Buffer): Buffer => {
  const end = postScript.lastIndexOf(END);
  const isWhole = end < 0 || postScript.includes(INNER_FILE) || postScript.subarray(end).every(isText);
  return isWhole ? postScript : postScript.subarray(0, end + END.length);
};

/** The PostScript of a file: without the DOS header and its preview, and without bytes before and after it. */
export const plainPostScript = (bytes: Buffer): Buffer => {
  const own =
    bytes.subarray(0, 4).equals(DOS_HEADER) && bytes.length >= 12
      ? bytes.subarray(bytes.readUInt32LE(4), bytes.readUInt32LE(4) + bytes.readUInt32LE(8))
      : bytes;
  return withoutTail(own.subarray(Math.max(0, own.indexOf("%!"))));
};

const boxIn = (text: string, name: string, which: "first" | "last"): PointBox | undefined => {
  const lines = text.split(/[\r\n]+/).filter((line) => line.startsWith(`%%${name}:`));
  const [left, bottom, right, top] = (lines.at(which === "first" ? 0 : -1) ?? "")
    .slice(name.length + 3)
    .trim()
    .split(/\s+/)
    .map(Number);
  if (left === undefined || bottom === undefined || right === undefined || top === undefined) return undefined;
  return right > left && top > bottom ? [left, bottom, right, top] : undefined;
};

/**
 * The box that an EPS declares for its drawing, in its head or, where that says so, at its end. Undefined for PostScript
 * that is no EPS, whose box is that of a page.
 */
export const declaredBox = (postScript: Buffer): PointBox | undefined => {
  const head = postScript.toString("latin1", 0, MAX_COMMENTS_LENGTH);
  if (!EPS.test(head)) return undefined;
  const [comments = ""] = head.split(/[\r\n]%%EndComments/);
  const tail = postScript.toString("latin1", Math.max(0, postScript.length - MAX_COMMENTS_LENGTH));
  return (
    boxIn(comments, "HiResBoundingBox", "first") ??
    boxIn(comments, "BoundingBox", "first") ??
    boxIn(tail, "HiResBoundingBox", "last") ??
    boxIn(tail, "BoundingBox", "last")
  );
};

/**
 * The file without its EPSF mark, for a program that would read the comments too: Ghostscript 10.0 fails for a box that
 * stands at the end.
 */
export const unmarked = (postScript: Buffer): Buffer => {
  const [mark] = EPS.exec(postScript.toString("latin1", 0, FIRST_LINE)) ?? [];
  return mark === undefined ? postScript : Buffer.concat([Buffer.from("%!PS"), postScript.subarray(mark.length)]);
};

/** How a file names procedures of Illustrator that it leaves to Illustrator, in its newer and in its older form. */
const LEFT_OUT = ["%%IncludeResource: procset Adobe_", "%%IncludeProcSet: Adobe_"];

/** Whether a file draws with procedures that only Illustrator has. */
export const isForIllustrator = (postScript: Buffer): boolean => {
  const head = postScript.toString("latin1", 0, MAX_COMMENTS_LENGTH);
  return LEFT_OUT.some((comment) => head.includes(comment));
};

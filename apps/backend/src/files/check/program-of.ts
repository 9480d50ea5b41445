/** How programs that the texts of refusals have steps for name themselves in their files; the first one counts. */
const MARKS: readonly (readonly [program: string, mark: RegExp])[] = [
  // It names itself in the files that it writes for Illustrator, too.
  ["CorelDRAW", /CorelDRAW|Corel PDF Engine|coreldraw\/odm/u],
  ["Affinity", /Affinity (?:Designer|Photo|Publisher)|\/\/www\.serif\.com\//u],
  ["Inkscape", /inkscape/iu],
  ["InDesign", /Adobe InDesign/u],
  ["Illustrator", /Adobe Illustrator/u],
  ["Figma", /\bFigma\b|data-figma-/u],
  ["Canva", /\bCanva\b/u],
  ["Office", /Microsoft\S{0,5} (?:Office|Word|PowerPoint|Publisher|Excel)/u],
];

/** How much of the beginning and of the end of a file is searched, in bytes. */
const SEARCHED = 500_000;

/** The program that has written a drawing, by what the drawing says; undefined for others. */
export const programOf = (bytes: Buffer): string | undefined => {
  const ends = bytes.length > 2 * SEARCHED ? [bytes.subarray(0, SEARCHED), bytes.subarray(-SEARCHED)] : [bytes];
  // A PDF may have its names in two bytes for each letter.
  const text = ends.map((part) => part.toString("latin1").replaceAll("\0", "")).join("\n");
  return MARKS.find(([, mark]) => mark.test(text))?.[0];
};

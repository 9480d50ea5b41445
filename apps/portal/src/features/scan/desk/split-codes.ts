/** How many codes can be added at once (SCAN-13): more than one delivery has, and sent within a few minutes. */
export const MAX_CODES = 200;

/** Without these a serial number is not typed; no URL of a label holds them. */
const SEPARATORS = /[\n\r\t,;|]+/;

/** A part that is long enough to be a serial number of its own. */
const isWhole = (part: string): boolean => part.length >= 6;

/** A quotation mark, bracket or bullet may stand before it. */
const startsWithLetter = (part: string): boolean => /^[\p{P}\p{S}]*\p{L}/u.test(part);

/** A place in a list before a number: "3." or "12)". */
const PLACE = /^\s*\d{1,3}[.)]\s+/;

/** Two numbers with a slash between them. The slashes of an address, of "S/N" and between groups are no separators. */
const splitSlashes = (line: string): string[] => {
  const parts = line.split("/");
  const areWhole = !line.includes("://") && parts.every((part) => isWhole(part.trim()) && /\d/.test(part));

  return areWhole ? parts : [line];
};

/** Separates the codes of one line: serials may be typed in groups ("LU10 1000 001"), several on one line. */
const splitLine = (line: string): string[] => {
  // The parts of a GS1 text belong together, and it begins with the article (01).
  if (line.includes("(21)")) return line.split(/(?=\(01\))/).flatMap((code) => code.trim() || []);
  const parts = line
    .replace(PLACE, "")
    .split(/\s+/)
    .filter((part) => part !== "");
  if (parts.every(isWhole)) return parts;
  const codes: string[] = [];
  for (const part of parts) {
    const last = codes.at(-1);
    // A serial begins with letters and ends with digits, so letters after digits begin the next one.
    if (last === undefined || (startsWithLetter(part) && /\d/.test(last))) codes.push(part);
    else codes[codes.length - 1] = `${last} ${part}`;
  }

  return codes;
};

/** The codes of a typed or pasted text: one per line, or with commas, semicolons, tabs or spaces between them. */
export const splitCodes = (text: string): string[] => text.split(SEPARATORS).flatMap(splitSlashes).flatMap(splitLine);

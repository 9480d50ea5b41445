/**
 * Characters that the print font does not have, and their replacements: narrow no-break space, figure space, no-break
 * hyphen, minus-like dashes. Soft hyphens and invisible characters are removed.
 */
const REPLACEMENTS: readonly (readonly [RegExp, string])[] = [
  [/[\u202f\u2007]/gu, "\u00a0"],
  [/[\u2010\u2011]/gu, "-"],
  [/[\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff]/gu, ""],
  [/[\t\n\v\f\r]+/gu, " "],
  [/\p{Cc}/gu, ""],
  [/ {2,}/gu, " "],
];

/** Text as measured and printed: NFC, without unsupported characters, with single spaces. */
export const cleanText = (text: string): string =>
  REPLACEMENTS.reduce(
    (rest, [pattern, replacement]) => rest.replace(pattern, replacement),
    text.normalize("NFC"),
  ).trim();

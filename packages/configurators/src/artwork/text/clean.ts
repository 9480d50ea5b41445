/**
 * Signs that no print font of the house has, and what stands for them: narrow no-break space, figure space, no-break
 * hyphen, minus-like dashes; soft hyphens and invisible signs go.
 */
const REPLACEMENTS: readonly (readonly [RegExp, string])[] = [
  [/[\u202f\u2007]/gu, "\u00a0"],
  [/[\u2010\u2011]/gu, "-"],
  [/[\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff]/gu, ""],
  [/[\t\n\v\f\r]+/gu, " "],
  [/\p{Cc}/gu, ""],
  [/ {2,}/gu, " "],
];

/** Text as it is measured and printed: composed (NFC), without signs that fonts lack, spaces tidied. */
export const cleanText = (text: string): string =>
  REPLACEMENTS.reduce(
    (rest, [pattern, replacement]) => rest.replace(pattern, replacement),
    text.normalize("NFC"),
  ).trim();

/** What the customer sees as the length of a text: code points after trimming (CONF-10). */
export const textLength = (text: string): number => [...cleanText(text)].length;

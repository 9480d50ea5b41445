/**
 * Words that personify code or are out of use: code shows, checks and sends; it does not speak or believe. The lint rule
 * `plain-comments` looks for them in comments, `scripts/checks/house.ts` in every line of code and documents.
 */
const WORDS = [
  "anew",
  "at home in an?",
  "became of",
  "believes",
  "does not tell",
  "for want of",
  "greets",
  "hands of a clock",
  "hereby",
  "is blind",
  "last words",
  "learns",
  "nobody's hand",
  "obeys?",
  "of the moment",
  "once and for all",
  "speaks",
  "spoken",
  "tells so",
  "tells the truth",
  "thereby",
  "was come back to",
  "whoever",
  "whom",
  "whomever",
  "whomsoever",
] as const;

export const QUAINT_WORDS = new RegExp(String.raw`\b(?:${WORDS.join("|")})\b|\bbehind (?:\S+ ){1,2}back\b`, "iu");

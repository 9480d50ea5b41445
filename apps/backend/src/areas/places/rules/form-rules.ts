/** Words that stand between a town and the number of its district: "București, Sectorul 3". */
const DISTRICT = /(?:^|[\s,])(?:sector|sectorul|sektor|district|obvod|okrsek|kerület|район)$/iu;

/** A postal code as forms take it, without the letters of its country: "LV-1010" is 1010 (ADDR-8). */
export const postalCodeFor = (text: string): string | null => {
  const code = text
    .replaceAll(/\p{L}/gu, " ")
    .replaceAll(/\s+/g, " ")
    .replace(/^[ \p{Pd}−]+/u, "")
    .trimEnd();
  return /\p{Nd}/u.test(code) ? code : null;
};

/** The words before the first digit of a part of a town's name: "Praha 3" is Praha, "2. kerület" is none. */
const wordsOf = (part: string): string => {
  const [start = ""] = part.split(/\p{Nd}/u, 1);
  const ended = (words: string) => words.replace(/[\s,.(–-]{1,20}$/, "").trim();
  return ended(ended(start).replace(DISTRICT, ""));
};

/** A town as forms take it, without the number of its district: "Praha 3" and "3. kerület, Budapest" (ADDR-8). */
export const townFor = (text: string): string | null => {
  const town = /\p{Nd}/u.test(text)
    ? text
        .split(",")
        .map(wordsOf)
        .find((words) => words !== "")
    : text.trim();
  return town === undefined || town === "" ? null : town;
};

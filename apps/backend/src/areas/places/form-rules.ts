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

/** A town as forms take it, without the number of its district: "Praha 3" is Praha (ADDR-8). */
export const townFor = (text: string): string | null => {
  const [start = ""] = text.split(/\p{Nd}/u, 1);
  const isCut = start.length < text.length;
  const ended = (part: string) => part.replace(/[\s,.(–-]{1,20}$/, "");
  const town = isCut ? ended(ended(start).replace(DISTRICT, "")) : start.trim();
  return town === "" ? null : town;
};

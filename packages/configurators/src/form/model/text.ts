/** Length as the customer counts it: code points of the composed form after trimming (CONF-10). */
export const lengthOf = (text: string): number => [...text.normalize("NFC").trim()].length;

/** Cuts a text after `limit` code points. Leading and trailing blanks do not count. */
export const cutTo = (text: string, limit: number): string => {
  if (lengthOf(text) <= limit) return text;
  const composed = text.normalize("NFC").trimStart();
  return [...composed].slice(0, limit).join("");
};

/** The lines of a printed address, without empty ones. */
export const linesOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

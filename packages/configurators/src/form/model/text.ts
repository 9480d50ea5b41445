/** What a customer sees as the length of a text: code points of its composed form, after trimming (CONF-10). */
export const lengthOf = (text: string): number => [...text.normalize("NFC").trim()].length;

/** A text that keeps to `limit` code points; what is beyond it goes. Blanks around a text count for nothing. */
export const cutTo = (text: string, limit: number): string => {
  if (lengthOf(text) <= limit) return text;
  const composed = text.normalize("NFC").trimStart();
  return [...composed].slice(0, limit).join("");
};

/** The lines of a printed address; empty ones close up. */
export const linesOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

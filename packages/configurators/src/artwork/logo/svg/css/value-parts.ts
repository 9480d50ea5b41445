/** The parts of a list at a separator that is not in brackets. */
export const separated = (text: string, ends: (letter: string) => boolean): string[] => {
  const parts = [""];
  let depth = 0;
  for (const letter of text) {
    if (letter === "(") depth += 1;
    if (letter === ")") depth = Math.max(0, depth - 1);
    if (depth === 0 && ends(letter)) parts.push("");
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== "");
};

const isSpace = (letter: string): boolean => letter.trim() === "";

/** The words of a value; what is in brackets belongs to its word. */
export const wordsOf = (text: string): string[] => separated(text, isSpace);

/** The values of a list with commas. */
export const valuesOf = (text: string): string[] => separated(text, (letter) => letter === ",");

/** The parts of a list at a separator that is not in brackets. */
const partsOf = (text: string, ends: (letter: string) => boolean): string[] => {
  const parts = [""];
  let depth = 0;
  for (const letter of text) {
    if (letter === "(") depth += 1;
    if (letter === ")") depth -= 1;
    if (depth === 0 && ends(letter)) parts.push("");
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== "");
};

const isSpace = (letter: string): boolean => letter.trim() === "";

/** The words of a value; what is in brackets belongs to its word. */
export const wordsOf = (text: string): string[] => partsOf(text, isSpace);

/** The values of a list with commas. */
export const valuesOf = (text: string): string[] => partsOf(text, (letter) => letter === ",");

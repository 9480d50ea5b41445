const NUMBER = /^\d{1,4}\p{L}?(\/\d{1,4}\p{L}?)?$/u;

/** Whether a typed word can be a house number: `12`, `12a`, `12/3`. */
export const isHouseNumber = (word: string): boolean => NUMBER.test(word);

/** A house number as part of a key; characters that a key cannot hold are written as code points. */
export const encodeNumber = (number: string): string =>
  [...number].map((letter) => (/[A-Za-z0-9]/.test(letter) ? letter : `_${letter.codePointAt(0)}_`)).join("");

/** The house number of a key; undefined when invalid. */
export const decodeNumber = (text: string): string | undefined => {
  const number = text.replaceAll(/_(\d{1,5})_/g, (_whole, code: string) => String.fromCodePoint(Number(code)));
  return isHouseNumber(number) && encodeNumber(number) === text ? number : undefined;
};

/** Letters that no accent is taken off from, and Cyrillic, in plain Latin letters. */
const LETTERS: Readonly<Record<string, string>> = {
  ł: "l",
  đ: "d",
  ð: "d",
  ø: "o",
  æ: "ae",
  œ: "oe",
  ß: "ss",
  ı: "i",
  "’": "",
  "'": "",
  ʼ: "",
  а: "a",
  б: "b",
  в: "v",
  г: "h",
  ґ: "g",
  д: "d",
  е: "e",
  є: "ie",
  ж: "zh",
  з: "z",
  и: "y",
  і: "i",
  ї: "i",
  й: "i",
  к: "k",
  л: "l",
  м: "m",
  н: "n",
  о: "o",
  п: "p",
  р: "r",
  с: "s",
  т: "t",
  у: "u",
  ф: "f",
  х: "kh",
  ц: "ts",
  ч: "ch",
  ш: "sh",
  щ: "shch",
  ъ: "a",
  ы: "y",
  ь: "",
  э: "e",
  ю: "iu",
  я: "ia",
};

/** A text without case and accents, Cyrillic in Latin letters: what two spellings of one street share. */
export const fold = (text: string): string =>
  [...text.normalize("NFC").toLowerCase()]
    // Cyrillic letters first: taken apart, й would be и.
    .map((letter) => LETTERS[letter] ?? letter)
    .join("")
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "");

/** A folded text as part of a key: letters, digits and hyphens. */
export const keyOf = (text: string): string =>
  fold(text)
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

/** The words of a text, folded. */
export const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^a-z0-9/-]+/)
    .filter(Boolean);

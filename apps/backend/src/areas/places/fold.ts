/** Latin replacements for letters without a decomposition, and for Cyrillic. */
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

/** A text without case and accents, with Cyrillic in Latin letters; used to compare spellings of a street. */
export const fold = (text: string): string =>
  [...text.normalize("NFC").toLowerCase()]
    // Cyrillic letters first: decomposed, й would become и.
    .map((letter) => LETTERS[letter] ?? letter)
    .join("")
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "");

/** A folded text as part of a key: letters, digits and hyphens. */
export const keyOf = (text: string): string =>
  fold(text)
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

/** The folded words of a text. */
export const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^a-z0-9/-]+/)
    .filter(Boolean);

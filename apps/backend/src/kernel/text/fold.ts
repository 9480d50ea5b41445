/** Latin replacements for letters without a decomposition, and for Cyrillic; й is replaced before (see `fold`). */
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
  ђ: "d",
  ј: "j",
  љ: "lj",
  њ: "nj",
  ћ: "c",
  џ: "dz",
};

/**
 * A text without case and accents, with Cyrillic in Latin letters: what every search compares. The database's function
 * `folded` gives the same.
 */
export const fold = (text: string): string => {
  const plain = text
    .normalize("NFC")
    // A letter of its own: decomposed, й would become и.
    .replaceAll(/й/giu, "i")
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase();
  return Array.from(plain, (letter) => LETTERS[letter] ?? letter).join("");
};

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

/**
 * Words of four letters or more that belong to the next word, and those that belong to the previous one: prepositions,
 * numerals and possessives, and postpositions. Shorter words are recognised by their length.
 */
const NEXT: Readonly<Record<string, string>> = {
  bg: "един една през след между вашия вашата първото първият първата",
  bs: "jedan jednom jednog vašem vašeg preko kroz nakon između prije prvi prva",
  cs: "jeden jediný jediném jednom vašeho vašemu přes před mezi nebo první",
  en: "single with from your under into over after before first",
  et: "ühe ühel teie esimene",
  hr: "jedan jednom jednog vašem vašeg preko kroz nakon između prije prvi prva",
  hu: "egyetlen minden első",
  lt: "vieną jūsų prie vienu pirmas pirmoji",
  lv: "vienā vienu jūsu pirmā pirmais",
  pl: "jeden jednym Twoim Twojego Twojej przez przed przy oraz między pierwsza pierwszy",
  ro: "într-o dintr-o singură pentru prin fără între după prima primul",
  sk: "jeden jediný jednom vášho vášmu pred medzi alebo prvá prvý",
  sl: "enem enega samem vašem vašega brez čez pred prvi prva",
  sr: "jedan jednom jednog vašem vašeg preko kroz nakon između prvi prva",
  uk: "один одним одного вашій вашого через після перед між перший перша",
};

const PREVIOUS: Readonly<Record<string, string>> = {
  et: "all peal kohal jaoks juures kõrval taga järel jooksul",
  hu: "alatt után előtt felett fölött mellett nélkül szerint között által miatt",
};

const setsOf = (lists: Readonly<Record<string, string>>): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(Object.entries(lists).map(([language, words]) => [language, new Set(words.toLowerCase().split(" "))]));

const next = setsOf(NEXT);
const previous = setsOf(PREVIOUS);

const bare = (word: string): string => word.toLowerCase().replaceAll(/[^\p{L}-]/gu, "");

/** Whether a word belongs to the next one, so that no line should end with it. */
export const leansForward = (word: string, language: string): boolean =>
  /[\p{L}]$/u.test(word) && (next.get(language)?.has(bare(word)) ?? false);

/** Whether a word belongs to the previous one, so that no line should begin with it. */
export const leansBack = (word: string, language: string): boolean => previous.get(language)?.has(bare(word)) ?? false;

import type { RegionSlug } from "../../places/regions.ts";

const words = (text: string): readonly string[] => text.split(" ");

/**
 * What each country calls its company numbers, word by word: the number that we ask for, the VAT number and other
 * numbers of a register. Capital letters; marks on letters do not matter.
 */
const NAMES: Readonly<Record<RegionSlug, readonly string[]>> = {
  ba: words(
    "JIB IDB PDV MB MBS MATIČNI IDENTIFIKACIONI IDENTIFIKACIJSKI POREZNI PORESKI ЈИБ ИДБ ПДВ МБ МАТИЧНИ ИДЕНТИФИКАЦИОНИ ПОРЕСКИ",
  ),
  bg: words("ЕИК БУЛСТАТ ДДС ЗДДС ИН EIK BULSTAT DDS UIC"),
  hr: words("OIB MB MBS PDV MATIČNI POREZNI"),
  cz: words("IČO IČ DIČ DPH"),
  ee: words("REGISTRIKOOD REGISTRI REGISTREERIMISNUMBER ÄRIREGISTRI KOOD KMKR KMKN KÄIBEMAKSUKOHUSTUSLASE"),
  hu: words("ADÓSZÁM ADÓSZÁMA ADÓAZONOSÍTÓ KÖZÖSSÉGI CÉGJEGYZÉKSZÁM CÉGJEGYZÉKI TÖRZSSZÁM CSOPORTAZONOSÍTÓ ÁFA CG"),
  it: words("PARTITA IVA PIVA CODICE FISCALE CF"),
  lv: words("REĢISTRĀCIJAS VIENOTAIS NODOKĻU MAKSĀTĀJA REĢ NMR PVN VRN"),
  lt: words("ĮMONĖS ĮM ĮK JURIDINIO ASMENS JAR KODAS MOKĖTOJO PVM"),
  pl: words("NIP REGON KRS"),
  ro: words("CUI CIF TVA COD CODUL UNIC ÎNREGISTRARE IDENTIFICARE FISCAL FISCALĂ ORD COM ONRC"),
  rs: words("PIB PDV MB MATIČNI PORESKI ПИБ ПДВ МБ МАТИЧНИ ПОРЕСКИ"),
  sk: words("IČO IČ DIČ DPH"),
  si: words("DAVČNA MATIČNA DŠ MŠ DDV"),
  tr: words("VERGI NUMARASI VKN"),
  ua: words("КОД КОДУ ЄДРПОУ ЕДРПОУ ІДЕНТИФІКАЦІЙНИЙ ІПН ИНН РНОКПП ПДВ EDRPOU YEDRPOU IPN"),
};

/** Names in all countries. */
const COMMON_NAMES = words(
  "VAT VATIN TAX TIN UID ID REG REGISTRATION COMPANY NUMBER NUMER NUMĂR NUMĂRUL NUMBRI NUMERIS NUMURS BROJ БРОЈ ČÍSLO ŠTEVILKA НОМЕР",
);

/** Short words beside a name or the country's letters. Alone they may be the letters of another country ("NO", "DE"). */
const COMPANIONS = words("NO NR EU UE DE ZA BR Č ŠT K БР ЗА ПО");

/** The country's letters as a Cyrillic keyboard writes them. */
const CYRILLIC_CODES: Partial<Record<RegionSlug, string>> = { ba: "БА", bg: "БГ", rs: "РС", ua: "УА" };

/** Letters without their marks ("IČO" is "ICO"). */
const withoutMarks = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "");

const wordsOf = (slug: RegionSlug) => {
  const names = [...NAMES[slug], ...COMMON_NAMES, slug.toUpperCase(), CYRILLIC_CODES[slug] ?? []].flat();
  return { names: names.map(withoutMarks), companions: COMPANIONS.map(withoutMarks) };
};

const wordsBySlug = new Map<RegionSlug, ReturnType<typeof wordsOf>>();

const knownWordsOf = (slug: RegionSlug) => {
  const known = wordsBySlug.get(slug) ?? wordsOf(slug);
  wordsBySlug.set(slug, known);
  return known;
};

/**
 * Whether letters before or behind a number only say which number it is: its name and the country's letters, in any
 * order. All other letters belong to the number: "SK12345678" in Czechia is the number of a Slovak company.
 *
 * @param letters capital letters without spaces
 */
export const isNumberName = (slug: RegionSlug, letters: string): boolean => {
  const text = withoutMarks(letters);
  if (text === "") return true;
  const { names, companions } = knownWordsOf(slug);
  // Where words end, and whether one of them may be a name: "ADOSZAMA" and "ADOSZAM" both begin "ADOSZAMADOSZAM".
  const ends = new Map([[0, false]]);
  for (let at = 0; at < text.length; at++) {
    const isNamed = ends.get(at);
    if (isNamed === undefined) continue;
    for (const word of names) if (text.startsWith(word, at)) ends.set(at + word.length, true);
    for (const word of companions) {
      const end = at + word.length;
      if (text.startsWith(word, at)) ends.set(end, isNamed || ends.get(end) === true);
    }
  }
  return ends.get(text.length) === true;
};

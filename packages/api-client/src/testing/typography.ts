import type { LanguageCode } from "../languages.ts";
import { withNoBreakSpaces } from "../no-break-spaces.ts";

/** How a language is typed, and what must not occur in it; the rules are the glossary's in `locales`. */
type Manner = {
  /** Opening and closing quotes, outer and inner. */
  quotes: readonly [string, string, string, string];
  /** Letters that the language does not have; in most of them a slip of the neighbour's keyboard. */
  foreign?: RegExp;
  /** Words and parts of words of a neighbour's language, or of a tone that is not ours. */
  unwanted?: RegExp;
};

const CYRILLIC = /\p{Script=Cyrillic}/u;

/** Beginnings of words as a pattern. */
const beginning = (...words: string[]): RegExp => new RegExp(`(?<!\\p{L})(?:${words.join("|")})`, "iu");

/** Whole words as a pattern. */
const whole = (...words: string[]): RegExp => new RegExp(`(?<!\\p{L})(?:${words.join("|")})(?!\\p{L})`, "iu");

const MANNERS: Readonly<Record<LanguageCode, Manner>> = {
  en: { quotes: ["“", "”", "‘", "’"], foreign: CYRILLIC },
  pl: {
    quotes: ["„", "”", "«", "»"],
    foreign: CYRILLIC,
    unwanted: /(?:łeś|łaś|łbyś|łabyś)(?!\p{L})|(?<!\p{L})(?:państw|pkt(?!\p{L}))/iu,
  },
  cs: { quotes: ["„", "“", "‚", "‘"], foreign: /[ľĺŕô]|\p{Script=Cyrillic}/iu },
  sk: { quotes: ["„", "“", "‚", "‘"], foreign: /[řěů]|\p{Script=Cyrillic}/iu },
  sl: { quotes: ["»", "«", "›", "‹"], foreign: /[ćđ]|\p{Script=Cyrillic}/iu },
  hr: {
    quotes: ["„", "”", "‘", "’"],
    foreign: CYRILLIC,
    unwanted: beginning(
      "tačn",
      "uslov",
      "štamp",
      "sledeć",
      "poen",
      "firm",
      "korp",
      "prodavnic",
      "ponovo(?!\\p{L})",
      "grešk",
    ),
  },
  bs: {
    quotes: ["„", "”", "‘", "’"],
    foreign: CYRILLIC,
    unwanted: beginning("točn", "uvjet", "tvrtk", "tisak", "sledeć", "prover", "poen", "košaric"),
  },
  sr: {
    quotes: ["„", "“", "’", "’"],
    foreign: CYRILLIC,
    unwanted: beginning(
      "točn",
      "uvjet",
      "tvrtk",
      "tisak",
      "sljedeć",
      "provjer",
      "mjest",
      "riješ",
      "narudžb",
      "naruč",
      "bod",
    ),
  },
  bg: { quotes: ["„", "“", "’", "’"], foreign: /[ыэёіїє]/iu, unwanted: beginning("заказ", "логин", "лв\\.") },
  uk: {
    quotes: ["«", "»", "„", "“"],
    foreign: /[ыэёъ]/iu,
    unwanted: beginning("очк", "корзин", "ссилк", "невірн", "слідуюч", "уведомл", "на протязі"),
  },
  ro: {
    quotes: ["„", "”", "«", "»"],
    foreign: /[şţ]|\p{Script=Cyrillic}/iu,
    unwanted: new RegExp(`${beginning("invalid").source}|${whole("dvs", "tu", "tău", "ta").source}`, "iu"),
  },
  hu: {
    quotes: ["„", "”", "»", "«"],
    foreign: /[õûã]|\p{Script=Cyrillic}/iu,
    // Article and suffix follow the sound of the word that comes in, which nobody knows beforehand.
    unwanted: /(?<!\p{L})az? \{|\}-/iu,
  },
  et: { quotes: ["„", "“", "«", "»"], foreign: CYRILLIC },
  lt: { quotes: ["„", "“", "‚", "‘"], foreign: CYRILLIC },
  lv: { quotes: ["„", "”", "‘", "’"], foreign: CYRILLIC },
};

/** Words that are the same in English and in other languages: names, loans, formats. */
const SHARED_WORDS = whole(
  "Lucarne",
  "Club",
  "Logo",
  "Banner",
  "Billboard",
  "Link",
  "Voucher",
  "Start",
  "Total",
  "Important",
  "Contact",
  "Text",
  "Status",
  "Format",
  "Model",
  "Profil",
  "Internet",
  "Online",
  "Video",
  "Premium",
  "Patina",
  "Marketing",
  "Cookies",
  "Instagram",
  "Facebook",
  "YouTube",
  "LinkedIn",
  "TikTok",
  "JPEG",
  "phone",
  "email",
);

/** A placeholder of a name stands where the nominative is right: at the start, after a colon, in quotes, in a list. */
const NAME_INSIDE = /(?<!^|[:„"«»“(] ?|\}, |– |— )\{(?:field|title|company|product|country|language|page)\}/u;
const WITHOUT_CASES_OF_NAMES = new Set<string>(["lt", "lv", "et", "hu"]);

/** Short forms of units that end with a dot of their own. */
const UNIT_AT_THE_END = /(?:sek|сек|мин|kom|szt|шт|бр|buc|vnt|gab|г)\.$/u;

const quoteFaults = (text: string, [open, close, innerOpen, innerClose]: Manner["quotes"]): string[] => {
  const faults: string[] = [];
  const expected: string[] = [];
  // Between letters ’ is an apostrophe, and after an English plural where nothing is to be closed.
  for (const { 0: sign, index } of text.replaceAll(/(?<=\p{L})’(?=\p{L})/gu, "-").matchAll(/[“”„‘’‚«»‹›]/gu)) {
    if (sign === expected.at(-1)) expected.pop();
    else if (sign === "’" && text[index - 1] === "s" && open === "“") continue;
    else if (sign === open) expected.push(close);
    else if (sign === innerOpen) expected.push(innerClose);
    else faults.push(`has ${sign} where the language writes ${open}…${close}`);
  }
  if (expected.length > 0) faults.push(`does not close ${open}`);
  if (new RegExp(`${open}\\s|\\s${close}`, "u").test(text)) faults.push("has a space inside its quotes");

  return faults;
};

const dashFaults = (language: string, text: string): string[] => {
  const foreign = language === "uk" ? /\s–\s/u : /—/u;
  if (foreign.test(text)) return [`has the wrong dash: the language writes ${language === "uk" ? "—" : "–"}`];

  return / - /.test(text) ? ["has a hyphen where a dash belongs"] : [];
};

const endOf = (text: string): string => /[.?!]$/u.exec(text)?.[0] ?? "";

const likeEnglish = (language: string, text: string, english: string): string[] => {
  const faults: string[] = [];
  if (endOf(text) !== endOf(english) && !(UNIT_AT_THE_END.test(text) && endOf(english) === "")) {
    faults.push(`ends with “${endOf(text)}” where English has “${endOf(english)}”`);
  }
  if (text.includes("!") && !english.includes("!")) faults.push("has an exclamation mark");
  const words = english.replaceAll(/\{\w+\}/gu, "").replaceAll(new RegExp(SHARED_WORDS.source, "giu"), "");
  if (language !== "en" && text === english && /\p{L}{4}/u.test(words)) faults.push("is the English text");

  return faults;
};

const isLanguage = (language: string): language is LanguageCode => Object.hasOwn(MANNERS, language);

/**
 * What is wrong with the typing of a text, one line per fault.
 *
 * @param language its code
 * @param text plain words with places as `{name}`: of a message with plural forms, one of them
 * @param english the same text in English
 */
export const typographyFaults = (language: string, text: string, english: string): string[] => {
  if (text === "") return ["is empty"];
  const faults: string[] = [];
  const find = (found: boolean, fault: string): void => {
    if (found) faults.push(fault);
  };
  find(/^\s|\s$/u.test(text), "begins or ends with a space");
  find(/[ \u00A0]{2}/u.test(text), "has two spaces in a row");
  find(text.includes("..."), "has three dots instead of …");
  find(text.includes("'"), "has a straight apostrophe");
  find(text.includes('"'), "has a straight double quote");
  find(text !== text.normalize("NFC"), "is not in NFC");
  find(/\s[:;?!]/u.test(text), "has a space before a punctuation mark");
  find(text !== withNoBreakSpaces(language, text), "lacks a no-break space");
  if (!isLanguage(language)) return faults;
  const { quotes, foreign, unwanted } = MANNERS[language];
  find(
    /\p{Script=Cyrillic}\p{Script=Latin}|\p{Script=Latin}\p{Script=Cyrillic}/u.test(text),
    "mixes two scripts in a word",
  );
  const letter = foreign?.exec(text)?.[0];
  if (letter) faults.push(`has the foreign letter ${letter}`);
  const word = unwanted?.exec(text)?.[0];
  if (word) faults.push(`has “${word}”, which is not to be used here`);
  find(
    WITHOUT_CASES_OF_NAMES.has(language) && NAME_INSIDE.test(text),
    "puts a name where it would have to be declined",
  );
  faults.push(...quoteFaults(text, quotes), ...dashFaults(language, text), ...likeEnglish(language, text, english));

  return faults;
};

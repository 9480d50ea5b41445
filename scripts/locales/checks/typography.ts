import type { LanguageCode } from "@lucarne/api-client/languages";
import { withNoBreakSpaces } from "../no-break-spaces.ts";

/** How a language is typed; the rules are those of `locales/glossary.md`. */
type Manner = {
  /** Opening and closing quotes, outer and inner. */
  quotes: readonly [string, string, string, string];
  /** Letters that the language does not have; most come from the keyboard of a similar language. */
  foreign?: RegExp;
};

const CYRILLIC = /\p{Script=Cyrillic}/u;

const MANNERS: Readonly<Record<LanguageCode, Manner>> = {
  en: { quotes: ["“", "”", "‘", "’"], foreign: CYRILLIC },
  pl: {
    quotes: ["„", "”", "«", "»"],
    foreign: CYRILLIC,
  },
  cs: { quotes: ["„", "“", "‚", "‘"], foreign: /[ľĺŕô]|\p{Script=Cyrillic}/iu },
  sk: { quotes: ["„", "“", "‚", "‘"], foreign: /[řěů]|\p{Script=Cyrillic}/iu },
  sl: { quotes: ["»", "«", "›", "‹"], foreign: /[ćđ]|\p{Script=Cyrillic}/iu },
  hr: {
    quotes: ["„", "”", "‘", "’"],
    foreign: CYRILLIC,
  },
  bs: {
    quotes: ["„", "”", "‘", "’"],
    foreign: CYRILLIC,
  },
  sr: {
    quotes: ["„", "“", "’", "’"],
    foreign: CYRILLIC,
  },
  bg: { quotes: ["„", "“", "’", "’"], foreign: /[ыэёіїє]/iu },
  uk: {
    quotes: ["«", "»", "„", "“"],
    foreign: /[ыэёъ]/iu,
  },
  ro: {
    quotes: ["„", "”", "«", "»"],
    foreign: /[şţ]|\p{Script=Cyrillic}/iu,
  },
  hu: {
    quotes: ["„", "”", "»", "«"],
    foreign: /[õûã]|\p{Script=Cyrillic}/iu,
  },
  et: { quotes: ["„", "“", "«", "»"], foreign: CYRILLIC },
  lt: { quotes: ["„", "“", "‚", "‘"], foreign: CYRILLIC },
  lv: { quotes: ["„", "”", "‘", "’"], foreign: CYRILLIC },
};

/**
 * A placeholder of a name is only where the nominative is right: at the start, after a colon, in quotes, in a list, or as
 * the first word of the club's name, which is not declined.
 */
const NAME_INSIDE =
  /(?<!^|[:„"«»“(] ?|\}, |– |— )\{(?:field|title|company|product|country|language|page)\}(?![ \u00A0]Club)/u;
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

const likeEnglish = (text: string, english: string): string[] => {
  const faults: string[] = [];
  if (endOf(text) !== endOf(english) && !(UNIT_AT_THE_END.test(text) && endOf(english) === "")) {
    faults.push(`ends with “${endOf(text)}” where English has “${endOf(english)}”`);
  }
  if (text.includes("!") && !english.includes("!")) faults.push("has an exclamation mark");

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
  const { quotes, foreign } = MANNERS[language];
  find(
    /\p{Script=Cyrillic}\p{Script=Latin}|\p{Script=Latin}\p{Script=Cyrillic}/u.test(text),
    "mixes two scripts in a word",
  );
  const letter = foreign?.exec(text)?.[0];
  if (letter) faults.push(`has the foreign letter ${letter}`);
  // Article and suffix follow the sound of the value, which is not known here.
  find(language === "hu" && /(?<!\p{L})az? \{|\}-/iu.test(text), "puts an article or a suffix on a value");
  find(
    WITHOUT_CASES_OF_NAMES.has(language) && NAME_INSIDE.test(text),
    "puts a name where it would have to be declined",
  );
  faults.push(...quoteFaults(text, quotes), ...dashFaults(language, text), ...likeEnglish(text, english));

  return faults;
};

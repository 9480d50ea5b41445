import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import type { Texts } from "../files.ts";
import { LOCALES } from "../files.ts";

const readFile = (name: string): unknown =>
  JSON.parse(readFileSync(path.join(LOCALES, "rules", `${name}.json`), "utf8"));
const readRules = (name: string): Readonly<Record<string, string>> =>
  z.record(z.string(), z.string()).parse(readFile(name));

/** Accessible names and the visible text of the same control, by message id. */
const VISIBLE_TEXT = readRules("visible-text");
/** Messages with a number before a word, and why the word fits every number that the message is shown with. */
const FREE_NUMBERS = readRules("free-numbers");
/** Words of each language that may precede a number: they have the same form before 1, 2 and 5. */
const WORDS_BEFORE = z.record(z.string(), z.array(z.string())).parse(readFile("words-before-numbers"));
/** English texts that have more than one translation, and why. */
const SEVERAL_TRANSLATIONS = readRules("several-translations");

/** Accessible names that lack the text that their control shows: speech input would not find it (WCAG 2.5.3). */
export const nameFaults = (texts: Texts): string[] =>
  Object.entries(VISIBLE_TEXT).flatMap(([name, visible]) => {
    const [whole, part] = [texts[name], texts[visible]];
    if (whole === undefined || part === undefined || whole.toLowerCase().includes(part.toLowerCase())) return [];

    return [`${name} does not contain the visible text of its control, ${visible}`];
  });

/** A number outside a plural, and after it a word that may have to agree with it. Short forms of units end with a dot. */
const NUMBER_BEFORE_WORD = /\{\w+, number\}[ \u00A0]\p{L}{4,}(?!\p{L}|\.\s)/u;

const WORD_BEFORE_NUMBER = /(\p{L}+)[ \u00A0]\{\w+, number\}/gu;

/** Numbers outside a plural beside a word that may have to agree: "1 pieces", "Zbývá 2 ks". */
export const freeNumberFaults = (language: string, texts: Texts): string[] =>
  Object.entries(texts).flatMap(([id, text]) => [
    ...(NUMBER_BEFORE_WORD.test(text) && !Object.hasOwn(FREE_NUMBERS, id)
      ? [`${id} has a number before a word: write a plural, or give the reason in rules/free-numbers.json`]
      : []),
    ...Array.from(text.matchAll(WORD_BEFORE_NUMBER), ([, word = ""]) => word.toLowerCase())
      .filter((word) => !WORDS_BEFORE[language]?.includes(word))
      .map(
        (word) =>
          `${id} has “${word}” before a number: write a plural or a label with a colon, or add the word to ` +
          "rules/words-before-numbers.json if it never changes",
      ),
  ]);

/**
 * English texts that a language translates in more than one way without a reason.
 *
 * @param english the English texts of all parts, by part and id
 * @param texts those of the language
 */
export const doubletFaults = (english: Texts, texts: Texts): string[] => {
  const translations = new Map<string, Map<string, string>>();
  for (const [id, source] of Object.entries(english)) {
    const own = texts[id];
    if (own === undefined) continue;
    const known = translations.get(source) ?? new Map<string, string>();
    if (!known.has(own)) known.set(own, id);
    translations.set(source, known);
  }

  return [...translations].flatMap(([source, known]) =>
    known.size > 1 && !Object.hasOwn(SEVERAL_TRANSLATIONS, source)
      ? [`“${source}” has several translations: ${[...known].map(([text, id]) => `“${text}” (${id})`).join(", ")}`]
      : [],
  );
};

/** Reasons for texts that have one translation in every language, or that no part has. */
export const needlessReasons = (languages: readonly { english: Texts; texts: Texts }[]): string[] =>
  Object.keys(SEVERAL_TRANSLATIONS)
    .filter((source) =>
      languages.every(({ english, texts }) => {
        const ids = Object.keys(english).filter((id) => english[id] === source);

        return new Set(ids.map((id) => texts[id])).size < 2;
      }),
    )
    .map((source) => `rules/several-translations.json: “${source}” needs no reason`);

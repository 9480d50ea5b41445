import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import type { Texts } from "../files.ts";
import { LOCALES } from "../files.ts";

/** A term of the glossary: how English names it, and the beginnings of its word forms in the other languages. */
const TERMS = z
  .array(
    z.strictObject({
      english: z.array(z.string()),
      /** English phrases with the same word that mean something else. */
      besides: z.array(z.string()).default([]),
      /** By language: the stems of the term, separated by spaces. */
      stems: z.record(z.string(), z.string()),
      /** Messages that do without the term, by part and id, with the reason. */
      except: z.record(z.string(), z.string()),
    }),
  )
  .parse(JSON.parse(readFileSync(path.join(LOCALES, "rules", "terms.json"), "utf8")))
  .map((term) => ({
    ...term,
    word: new RegExp(`(?<!\\p{L})(?:${term.english.join("|")})(?!\\p{L})`, "iu"),
    other: new RegExp(`(?<!\\p{L})(?:${term.besides.join("|")})(?!\\p{L})`, "giu"),
  }));

/** A text without its arguments: the words of plurals stay. */
const wordsOf = (text: string): string => text.replaceAll(/\{\w+(?:, (?:number|plural|select))?[,}]/gu, " ");

const lacks = (language: string, text: string, { stems }: { stems: Readonly<Record<string, string>> }): boolean => {
  const own = stems[language];
  const words = text.toLowerCase();

  return own !== undefined && !own.split(" ").some((stem) => words.includes(stem));
};

/**
 * Messages whose English names a term of the glossary and whose translation has another word for it.
 *
 * @param english the English texts of all parts, by part and id
 * @param texts those of the language
 */
export const termFaults = (language: string, english: Texts, texts: Texts): string[] =>
  Object.entries(english).flatMap(([id, source]) => {
    const own = texts[id];
    if (own === undefined) return [];

    return TERMS.filter(
      (term) =>
        term.word.test(wordsOf(source).replaceAll(term.other, " ")) &&
        !Object.hasOwn(term.except, id) &&
        lacks(language, wordsOf(own), term),
    ).map(({ english: [name] }) => `${id}: “${own}” lacks the glossary’s word for “${name}”`);
  });

/** Exceptions whose message has the term in every language, or that no part has. */
export const needlessTermExceptions = (
  languages: readonly { code: string; english: Texts; texts: Texts }[],
): string[] =>
  TERMS.flatMap((term) =>
    Object.keys(term.except)
      .filter((id) => languages.every(({ code, texts }) => !lacks(code, wordsOf(texts[id] ?? ""), term)))
      .map((id) => `rules/terms.json: “${term.english[0]}” needs no exception for ${id}`),
  );

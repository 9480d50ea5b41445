import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { LOCALES } from "../files.ts";

const rule = z.strictObject({
  begins: z.string().optional(),
  ends: z.string().optional(),
  word: z.string().optional(),
  /** What to write instead. */
  use: z.string().optional(),
});

type Rule = z.infer<typeof rule>;

const readRules = (name: string): unknown =>
  JSON.parse(readFileSync(path.join(LOCALES, "rules", `${name}.json`), "utf8"));

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

const patternOf = ({ begins, ends, word }: Rule): RegExp => {
  const text = escaped(begins ?? ends ?? word ?? "");
  const start = ends === undefined ? "(?<!\\p{L})" : "";
  const end = begins === undefined ? "(?!\\p{L})" : "";

  return new RegExp(`${start}${text}${end}`, "iu");
};

const FORBIDDEN = new Map(
  Object.entries(z.record(z.string(), z.array(rule)).parse(readRules("forbidden-words"))).map(([language, rules]) => [
    language,
    rules.map((one) => ({ pattern: patternOf(one), use: one.use })),
  ]),
);

const SHARED = new RegExp(
  `(?<!\\p{L})(?:${z.array(z.string()).parse(readRules("same-as-english")).map(escaped).join("|")})(?!\\p{L})`,
  "giu",
);

/**
 * Words of a similar language, of another tone or of another term than the glossary's.
 *
 * @param text plain words with arguments as `{name}`
 */
export const forbiddenWords = (language: string, text: string): string[] =>
  (FORBIDDEN.get(language) ?? []).flatMap(({ pattern, use }) => {
    const found = pattern.exec(text)?.[0];
    if (found === undefined) return [];

    return [`has “${found}”, which is not to be used here${use === undefined ? "" : `: write “${use}”`}`];
  });

/** Whether a text is the English one, apart from names, loans and formats that are the same in both. */
export const isUntranslated = (language: string, text: string, english: string): boolean => {
  const rest = english.replaceAll(/\{\w+\}/gu, "").replaceAll(SHARED, "");

  return language !== "en" && text === english && /\p{L}{4}/u.test(rest);
};

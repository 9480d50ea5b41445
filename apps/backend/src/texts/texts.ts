import { DEFAULT_LANGUAGE, isLanguageCode, type LanguageCode } from "@lucarne/api-client/languages";
import { withNoBreakSpaces } from "@lucarne/api-client/no-break-spaces";

import { en, type TextKey, type Texts } from "./en.ts";
import { pl } from "./pl.ts";
import { uk } from "./uk.ts";

/** The words of every language. */
export const TEXTS: Partial<Readonly<Record<LanguageCode, Texts>>> = { en, pl, uk };

export type { TextKey } from "./en.ts";

/** Values for the places `{name}` of a text. */
export type TextParams = Readonly<Record<string, string | number>>;

/** A text of the server in a language; English where the language has none yet. */
export const textOf = (language: LanguageCode, key: TextKey, params: TextParams = {}): string => {
  const template = withNoBreakSpaces(language, TEXTS[language]?.[key] ?? en[key]);
  return template.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(params[name] ?? place));
};

/** Says whether a text of this name exists (an operator may send notices of events that have none). */
export const isTextKey = (key: string): key is TextKey => Object.hasOwn(en, key);

/**
 * The language of an answer: the first of ours in `Accept-Language` by its weights, else English. Script and
 * region parts are ignored (`sr-Latn` is `sr`).
 */
export const languageOfHeader = (header: string | undefined): LanguageCode => {
  const wanted = (header ?? "")
    .slice(0, 400)
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.trim().split(";");
      const weight = parameters.map((text) => /^\s*q=([\d.]+)$/.exec(text)?.[1]).find((text) => text !== undefined);
      return { code: (tag.split("-")[0] ?? "").toLowerCase(), weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight);
  for (const { code } of wanted) if (isLanguageCode(code)) return code;
  return DEFAULT_LANGUAGE;
};

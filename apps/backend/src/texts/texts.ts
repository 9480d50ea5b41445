import { DEFAULT_LANGUAGE, isLanguageCode, type LanguageCode } from "@lucarne/api-client/languages";
import { withNoBreakSpaces } from "@lucarne/api-client/no-break-spaces";

import { bg } from "./bg.ts";
import { bs } from "./bs.ts";
import { cs } from "./cs.ts";
import { en, type TextKey, type Texts } from "./en.ts";
import { et } from "./et.ts";
import { hr } from "./hr.ts";
import { hu } from "./hu.ts";
import { lt } from "./lt.ts";
import { lv } from "./lv.ts";
import { pl } from "./pl.ts";
import { ro } from "./ro.ts";
import { sk } from "./sk.ts";
import { sl } from "./sl.ts";
import { sr } from "./sr.ts";
import { uk } from "./uk.ts";

/** The words of every language. */
export const TEXTS: Readonly<Record<LanguageCode, Texts>> = {
  bg,
  bs,
  cs,
  en,
  et,
  hr,
  hu,
  lt,
  lv,
  pl,
  ro,
  sk,
  sl,
  sr,
  uk,
};

export type { TextKey } from "./en.ts";

/** Values for the places `{name}` of a text. */
export type TextParams = Readonly<Record<string, string | number>>;

/** A text of the server in a language. */
export const textOf = (language: LanguageCode, key: TextKey, params: TextParams = {}): string => {
  const template = withNoBreakSpaces(language, TEXTS[language][key]);
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

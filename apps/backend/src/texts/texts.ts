import { parse, TYPE, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import { DEFAULT_LANGUAGE, isLanguageCode, languageByCode, type LanguageCode } from "@lucarne/api-client/languages";
import { IntlMessageFormat } from "intl-messageformat";

import type { ServerTexts } from "../generated/server-texts/index.ts";
import { readPart } from "./locales.ts";

/** The id of one of the server's own texts. */
export type TextKey = keyof ServerTexts;

/** Values for the arguments of a text. */
export type TextParams = Readonly<Record<string, string | number>>;

const TEXTS = readPart("server");

/** A compiled text with the names of its arguments. */
type Compiled = { readonly format: IntlMessageFormat; readonly names: readonly string[] };

const compiled = new Map<string, Compiled>();

const namesIn = (elements: readonly MessageFormatElement[]): string[] =>
  elements.flatMap((element) => {
    switch (element.type) {
      case TYPE.literal:
      case TYPE.pound:
        return [];
      case TYPE.tag:
        return namesIn(element.children);
      case TYPE.select:
      case TYPE.plural:
        return [element.value, ...Object.values(element.options).flatMap(({ value }) => namesIn(value))];
      default:
        return [element.value];
    }
  });

const compile = (language: LanguageCode, key: TextKey): Compiled => {
  const text = TEXTS.get(language)?.[key];
  if (text === undefined) throw new Error(`The text ${key} is missing in ${language}.`);
  const elements = parse(text, { ignoreTag: true });
  const locale = languageByCode(language)?.formatLocale ?? language;
  return { format: new IntlMessageFormat(elements, locale), names: namesIn(elements) };
};

/**
 * A text of the server in a language.
 *
 * @param params values of its arguments; a missing one is shown as its name in braces, because values of notices come
 *   from the database and must not stop the answer
 */
export const textOf = (language: LanguageCode, key: TextKey, params: TextParams = {}): string => {
  const place = `${language} ${key}`;
  let text = compiled.get(place);
  if (!text) compiled.set(place, (text = compile(language, key)));
  const values = Object.fromEntries(text.names.map((name) => [name, params[name] ?? `{${name}}`]));
  return String(text.format.format(values));
};

/** Whether a text of this name exists (an operator may send notifications of events that have none). */
export const isTextKey = (key: string): key is TextKey => Object.hasOwn(TEXTS.get(DEFAULT_LANGUAGE) ?? {}, key);

/**
 * The language of an answer: the best match of `Accept-Language` by its weights, else English. Script and region parts
 * are ignored (`sr-Latn` is `sr`).
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

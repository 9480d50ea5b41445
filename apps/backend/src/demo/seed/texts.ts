import type { LanguageCode } from "@lucarne/api-client/languages";

import type { Words } from "../../db/schema/index.ts";
import type { DemoTexts } from "../../generated/demo-texts/index.ts";
import { type PartTexts, readPart } from "../../texts/locales.ts";

/** The id of a text of the demo. */
export type DemoText = keyof DemoTexts;

/** The part between the beginning and the end of ids. */
export type KeyBetween<
  Id extends string,
  Start extends string,
  End extends string,
> = Id extends `${Start}${infer Key}${End}` ? Key : never;

let texts: ReadonlyMap<LanguageCode, PartTexts> | undefined;

// Read on first use: a server without the demo does not need them.
const all = (): ReadonlyMap<LanguageCode, PartTexts> => (texts ??= readPart("demo"));

/** A text in one language; undefined for an id that no text has. */
export const findDemoText = (language: LanguageCode, id: string): string | undefined => all().get(language)?.[id];

/** A text in one language. */
export const demoText = (language: LanguageCode, id: DemoText): string => {
  const text = findDemoText(language, id);
  if (text === undefined) throw new Error(`The text ${id} is missing in ${language}.`);
  return text;
};

/** A text in all languages. */
export const demoWords = (id: DemoText): Words =>
  Object.fromEntries([...all().keys()].map((language) => [language, demoText(language, id)]));

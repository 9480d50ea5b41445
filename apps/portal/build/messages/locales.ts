import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { withNoBreakSpaces } from "@lucarne/api-client/no-break-spaces";

/** Message id → ICU text. */
export type Texts = Readonly<Record<string, string>>;

/** Where the translations stand: one flat file per language. */
export const LOCALES = path.resolve(import.meta.dirname, "../../../../locales");

const isTexts = (value: unknown): value is Texts =>
  typeof value === "object" && value !== null && Object.values(value).every((text) => typeof text === "string");

/** The texts of a language. Throws when the file is no flat object of texts. */
export const readTexts = (language: string): Texts => {
  const texts: unknown = JSON.parse(readFileSync(path.join(LOCALES, `${language}.json`), "utf8"));
  if (!isTexts(texts)) throw new Error(`locales/${language}.json is no flat object of texts.`);

  return texts;
};

/** The languages that have a file, sorted. */
export const languagesWithFile = (): string[] =>
  readdirSync(LOCALES)
    .filter((file) => file.endsWith(".json"))
    .map((file) => path.basename(file, ".json"))
    .sort();

/** Texts in order: sorted by id, with the no-break spaces of their language. */
export const tidy = (language: string, texts: Texts): Texts => {
  const sorted = Object.entries(texts).toSorted(([one], [other]) => (one < other ? -1 : 1));

  return Object.fromEntries(sorted.map(([id, text]) => [id, withNoBreakSpaces(language, text)]));
};

/** A file's text: one message per line. */
export const printTexts = (texts: Texts): string => `${JSON.stringify(texts, null, 2)}\n`;

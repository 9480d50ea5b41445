import { readFileSync } from "node:fs";
import path from "node:path";
import { withNoBreakSpaces } from "./no-break-spaces.ts";

/** Message id → ICU text. */
export type Texts = Readonly<Record<string, string>>;

/** The root of the repository. */
export const ROOT = path.resolve(import.meta.dirname, "../..");

/** The folder with one folder per part, and in it one flat file per language. */
export const LOCALES = path.join(ROOT, "locales");

const isTexts = (value: unknown): value is Texts =>
  typeof value === "object" && value !== null && Object.values(value).every((text) => typeof text === "string");

/** The file of a part's texts in one language. */
export const fileOf = (part: string, language: string): string => path.join(LOCALES, part, `${language}.json`);

/** Reads a flat JSON object of texts. Throws when the file is missing or is something else. */
export const readFlat = (file: string): Texts => {
  const texts: unknown = JSON.parse(readFileSync(file, "utf8"));
  if (!isTexts(texts)) throw new Error(`${path.relative(ROOT, file)} is no flat object of texts.`);

  return texts;
};

/** The texts of a part in one language. */
export const readTexts = (part: string, language: string): Texts => readFlat(fileOf(part, language));

/** Texts sorted by id, with the no-break spaces of their language. */
export const tidy = (language: string, texts: Texts): Texts => {
  const sorted = Object.entries(texts).toSorted(([one], [other]) => (one < other ? -1 : 1));

  return Object.fromEntries(sorted.map(([id, text]) => [id, withNoBreakSpaces(language, text)]));
};

/** A file's content: one message per line. Integer-like ids would leave the order, so none may be one. */
export const printTexts = (texts: Texts): string => `${JSON.stringify(texts, null, 2)}\n`;

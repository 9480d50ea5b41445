import { readFileSync } from "node:fs";
import path from "node:path";

import { LANGUAGES, type LanguageCode } from "@lucarne/api-client/languages";
import { z } from "zod";

import { REPOSITORY } from "../kernel/program-files.ts";

const LOCALES = path.join(REPOSITORY, "locales");

const texts = z.record(z.string(), z.string());

/** Message id → ICU text, of one part in one language. */
export type PartTexts = Readonly<Record<string, string>>;

/**
 * Reads a part of the product's texts in all languages (`locales/<part>/<language>.json`).
 *
 * @throws when a file is missing or is no flat object of texts
 */
export const readPart = (part: string): ReadonlyMap<LanguageCode, PartTexts> =>
  new Map(
    LANGUAGES.map(({ code }) => [
      code,
      texts.parse(JSON.parse(readFileSync(path.join(LOCALES, part, `${code}.json`), "utf8"))),
    ]),
  );

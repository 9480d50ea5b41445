import { LANGUAGES } from "@lucarne/api-client/languages";
import { LOCALES as ALL, readTexts as readPart } from "../../../../scripts/locales/files.ts";
import type { Texts } from "../../../../scripts/locales/files.ts";
import path from "node:path";

/** The portal's texts: one flat file per language. */
export const LOCALES = path.join(ALL, "portal");

/** The portal's texts in one language. */
export const readTexts = (language: string): Texts => readPart("portal", language);

/** The codes of all languages, sorted. */
export const languagesWithFile = (): string[] => LANGUAGES.map(({ code }) => code).sort();

/** The languages of the kit's strings. Serbian and Bosnian are written in Latin script. */
export const uiLanguages = [
  "en",
  "pl",
  "cs",
  "sk",
  "sl",
  "hr",
  "bs",
  "sr",
  "bg",
  "uk",
  "ro",
  "hu",
  "et",
  "lt",
  "lv",
] as const;
export type UiLanguage = (typeof uiLanguages)[number];

/** The kit's strings. Texts about app content are props. */
export type { UiStrings } from "../generated/strings/types.ts";

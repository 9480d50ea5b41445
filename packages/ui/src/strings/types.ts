import type { UiStrings as AllStrings } from "../generated/strings/types.ts";

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

/** Strings that came with a minor version, which an app's own object may lack until the next major one. */
type Later = "notifications";

/** The kit's strings. Texts about app content are props. */
export type UiStrings = Omit<AllStrings, Later> & Partial<Record<Later, AllStrings[Later] | undefined>>;

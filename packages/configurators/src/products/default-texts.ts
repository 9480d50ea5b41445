import type { FlyerSubtype } from "../artwork/covers/cover.ts";
import type { ArtworkLanguage } from "../artwork/words/languages.ts";
import { DEFAULT_TEXTS } from "../generated/default-texts/index.ts";

/** Text of a new form by message and language: the short description by flyer subtype, and the long one. */
export { DEFAULT_TEXTS } from "../generated/default-texts/index.ts";

/** The text that a new form starts with. */
export const defaultTexts = (language: ArtworkLanguage, subtype: FlyerSubtype | null) => ({
  shortDescription: DEFAULT_TEXTS[subtype ?? "services"][language],
  longDescription: DEFAULT_TEXTS.long[language],
});

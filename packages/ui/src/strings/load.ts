import { loaders } from "../generated/strings/loaders.ts";
import type { UiLanguage, UiStrings } from "./types.ts";

/**
 * Loads the kit's strings in one language.
 *
 * @param language its code; `pseudo` is English lengthened, to find untranslated texts and texts that do not fit
 */
export const loadStrings = async (language: UiLanguage | "pseudo"): Promise<UiStrings> => {
  const { strings } = await (language === "pseudo" ? import("./pseudo.ts") : loaders[language]());

  return strings;
};

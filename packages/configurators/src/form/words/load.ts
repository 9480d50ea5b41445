import { loaders } from "../../generated/form-words/loaders.ts";
import type { FormWords } from "./types.ts";

export type { FormWords };

const hasWords = (language: string): language is keyof typeof loaders => Object.hasOwn(loaders, language);

/**
 * Loads the form's words in one language.
 *
 * @param language two-letter code; English is used for a language that the form does not have
 */
export const loadFormWords = async (language: string): Promise<FormWords> =>
  (await loaders[hasWords(language) ? language : "en"]()).words;

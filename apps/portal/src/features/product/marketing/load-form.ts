import { type FormWords, loadFormWords } from "@lucarne/configurators/form/words";
import type { ComponentType } from "react";
import type { MarketingFormProps } from "./marketing-form.tsx";

const loadModule = () => import("./marketing-form.tsx");

/** The form of a configured product and its words. */
export type LoadedForm = { Form: ComponentType<MarketingFormProps>; words: FormWords };

let loaded: { readonly language: string; readonly form: LoadedForm } | undefined;

/** The form when it has been loaded before. */
export const loadedForm = (language: string): LoadedForm | undefined =>
  loaded?.language === language ? loaded.form : undefined;

/**
 * Loads the form's code and its words at the same time. `undefined` when the code was removed by a deploy and the page
 * is about to reload.
 */
export const loadForm = async (language: string): Promise<LoadedForm | undefined> => {
  const [module, words]: [Awaited<ReturnType<typeof loadModule>> | undefined, FormWords] = await Promise.all([
    loadModule(),
    loadFormWords(language),
  ]);

  if (!module) return undefined;
  loaded = { language, form: { Form: module.MarketingForm, words } };

  return loaded.form;
};

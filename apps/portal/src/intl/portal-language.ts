import { loaders } from "virtual:messages";
import { createLanguageController } from "./language-controller.ts";
import { savedLanguage } from "./language-choice.ts";
import { chooseLanguage } from "./language-order.ts";

/** The language of this tab. */
export const language = createLanguageController(
  chooseLanguage({ saved: savedLanguage(), host: location.hostname }),
  async (group, code) => {
    // A language without a file of its own is shown in English.
    const load = loaders[group][code] ?? loaders[group].en;

    return load ? (await load()).default : {};
  },
);

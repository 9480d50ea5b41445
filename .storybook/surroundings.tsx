import type { Decorator, Loader } from "@storybook/react-vite";
import { UiProvider } from "../packages/ui/src/components/provider/index.ts";
import { strings as english } from "../packages/ui/src/generated/strings/en.ts";
import { loadStrings } from "../packages/ui/src/strings/load.ts";
import { uiLanguages, type UiLanguage, type UiStrings } from "../packages/ui/src/strings/types.ts";

const languageOf = (value: unknown): UiLanguage | "pseudo" =>
  value === "pseudo" ? "pseudo" : (uiLanguages.find((language) => language === value) ?? "en");

/** The kit's words in the toolbar's language, ready before the story is drawn. */
export const loadWords: Loader = async ({ globals }) => ({
  strings: await loadStrings(languageOf(globals["language"])),
});

const text = (value: unknown, otherwise: string) => (typeof value === "string" ? value : otherwise);

/** Puts the toolbar's brand, scheme, language and direction on the document, as an app would. */
export const dressDocument = (globals: Readonly<Record<string, unknown>>) => {
  const root = document.documentElement;
  const language = languageOf(globals["language"]);
  root.dataset["brand"] = text(globals["brand"], "lucarne");
  root.dir = text(globals["direction"], "ltr");
  root.lang = language === "pseudo" ? "en" : language;
  const scheme = text(globals["scheme"], "light");
  if (scheme === "auto") delete root.dataset["scheme"];
  else root.dataset["scheme"] = scheme;
};

const hasStrings = (loaded: Readonly<Record<string, unknown>>): loaded is { strings: UiStrings } => "strings" in loaded;

/** The document dressed, and the provider every app puts around its parts. */
export const withSurroundings: Decorator = (Story, { globals, loaded }) => {
  if (typeof document !== "undefined") dressDocument(globals);
  const language = languageOf(globals["language"]);
  return (
    <UiProvider
      strings={hasStrings(loaded) ? loaded.strings : english}
      locale={language === "pseudo" ? "en" : language}
    >
      <Story />
    </UiProvider>
  );
};

import type { LanguageCode } from "@lucarne/api-client/languages";
import type { UiStrings } from "@lucarne/ui/strings/types";
import { loaders } from "virtual:messages";
import type { loaders as signedInLoaders } from "virtual:messages/signed-in";
import { savedLanguage } from "./choice/language-choice.ts";
import { createLanguageController } from "./language-controller.ts";
import type { Messages } from "./language-controller.ts";
import { chooseLanguage } from "./choice/language-order.ts";
import type { MessageGroup } from "./message-groups.ts";
import { isEntryGroup } from "./message-groups.ts";

const kitStrings = new Map<LanguageCode, UiStrings>();

/** The loaders of a group; undefined while the page reloads itself. */
const loadersOf = async (group: MessageGroup) => {
  if (isEntryGroup(group)) return loaders[group];
  const signedIn: { loaders: typeof signedInLoaders } | undefined = await import("virtual:messages/signed-in");

  return signedIn?.loaders[group];
};

const loadMessages = async (group: MessageGroup, code: LanguageCode): Promise<Messages> => {
  const languages = await loadersOf(group);
  // A language without a file of its own is shown in English.
  const load = languages && (languages[code] ?? languages.en);
  if (languages && !load) throw new Error("The English messages are missing.");
  const loaded = await load?.();
  // The page is reloading itself: nothing changes until then.
  if (!loaded) return new Promise(() => undefined);
  if (loaded.strings) kitStrings.set(code, loaded.strings);

  return loaded.default;
};

/** The language of this tab. */
export const language = createLanguageController(
  chooseLanguage({ saved: savedLanguage(), host: location.hostname }),
  loadMessages,
);

/** The UI kit's own words; they come with a language's first messages. */
export const kitStringsOf = (code: LanguageCode): UiStrings => {
  const strings = kitStrings.get(code);
  if (!strings) throw new Error(`The kit's words are not loaded in "${code}".`);

  return strings;
};

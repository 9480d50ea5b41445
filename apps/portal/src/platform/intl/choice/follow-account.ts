import { hashKey } from "@tanstack/react-query";
import { languageById } from "@lucarne/api-client/languages";
import { logError } from "../../log/error-log.ts";
import { currentUser, queryClient } from "../../session/portal-api.ts";
import { sessionStore } from "../../session/portal-session.ts";
import { localStore } from "../../storage/browser-stores.ts";
import { keepAccountLanguage, LANGUAGE_KEY } from "./language-choice.ts";
import { language } from "../portal-language.ts";

/** On a device without a choice of its own, the account's language is shown after sign-in (LANG-3). */
export const followAccountLanguage = (): void => {
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== "updated" || query.queryHash !== hashKey(currentUser.queryKey)) return;
    const picked = languageById(queryClient.getQueryData(currentUser.queryKey)?.languages_id)?.code;
    if (picked === undefined || picked === language.language() || localStore.getItem(LANGUAGE_KEY) !== null) return;
    if (sessionStore.get().kind === "own") keepAccountLanguage(picked);
    language.change(picked).catch(logError);
  });
};

/** Configuration has the language in its key: another language is another entry, and this one stays right. */
const isKeyedByLanguage = (key: readonly unknown[]): boolean => key[0] === "config";

/** Server texts follow Accept-Language: they are loaded again after a change of language (LANG-5). */
export const refetchInNewLanguage = (): void => {
  let last = language.language();
  language.subscribe(() => {
    if (language.language() === last) return;
    last = language.language();
    const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) => !isKeyedByLanguage(queryKey);
    queryClient.removeQueries({ type: "inactive", predicate });
    void queryClient.invalidateQueries({ predicate });
  });
};

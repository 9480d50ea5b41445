import type { LanguageCode } from "@lucarne/api-client/languages";
import type { MessageFormatElement } from "react-intl";
import type { MessageGroup } from "./message-groups.ts";
import { createListeners } from "../store/listeners.ts";

export type Messages = Readonly<Record<string, MessageFormatElement[]>>;
export type MessageLoader = (group: MessageGroup, language: LanguageCode) => Promise<Messages>;

/** A language with all messages that are needed so far. */
export type ActiveLanguage = { readonly language: LanguageCode; readonly messages: Messages };

/** What the controller itself may add to. */
type GrowingLanguage = ActiveLanguage & { readonly messages: Record<string, MessageFormatElement[]> };

/**
 * Keeps the active language and its messages. Messages come group by group and language by language; the language
 * changes only when everything that is in use has arrived in it, and a late answer for an older choice is ignored.
 */
export type LanguageController = {
  /** The active language: the one of `Accept-Language` too. */
  language: () => LanguageCode;
  /** The active language with its messages: one object until the language changes, to which later messages are added. */
  active: () => ActiveLanguage;
  /** Adds a group of messages; resolves when it is there. */
  load: (group: MessageGroup) => Promise<void>;
  /** Changes the language; resolves when it is shown or a newer choice has overtaken it. Rejects when it cannot be loaded. */
  change: (language: LanguageCode) => Promise<void>;
  subscribe: (listener: () => void) => () => void;
};

export const createLanguageController = (first: LanguageCode, loadMessages: MessageLoader): LanguageController => {
  const { subscribe, notify } = createListeners();
  const arrived = new Map<string, Messages>();
  const pending = new Map<string, Promise<void>>();
  const needed = new Set<MessageGroup>();
  let choice = 0;
  let active: GrowingLanguage = { language: first, messages: {} };

  const fetchOnce = (group: MessageGroup, language: LanguageCode): Promise<void> => {
    const key = `${group}/${language}`;
    if (arrived.has(key)) return Promise.resolve();
    const running = pending.get(key);
    if (running) return running;
    const started = loadMessages(group, language)
      .then((messages) => void arrived.set(key, messages))
      .finally(() => pending.delete(key));
    pending.set(key, started);

    return started;
  };

  /** Fetches until nothing is missing: a screen may ask for a further group meanwhile. */
  const fetchNeeded = async (language: LanguageCode): Promise<void> => {
    const missing = [...needed].filter((group) => !arrived.has(`${group}/${language}`));
    if (missing.length === 0) return;
    await Promise.all(missing.map((group) => fetchOnce(group, language)));
    await fetchNeeded(language);
  };

  const show = (language: LanguageCode) => {
    active = { language, messages: {} };
    for (const group of needed) Object.assign(active.messages, arrived.get(`${group}/${language}`));
    notify();
  };

  return {
    language: () => active.language,
    active: () => active,
    load: async (group) => {
      if (needed.has(group) && arrived.has(`${group}/${active.language}`)) return;
      needed.add(group);
      const { language } = active;
      await fetchOnce(group, language);
      // After a change meanwhile the group came with the new language.
      if (active.language !== language) return;
      // In place: a new object would draw everything again that shows a message.
      Object.assign(active.messages, arrived.get(`${group}/${language}`));
      notify();
    },
    change: async (language) => {
      choice += 1;
      const own = choice;
      if (language === active.language) return;
      await fetchNeeded(language);
      if (own === choice) show(language);
    },
    subscribe,
  };
};

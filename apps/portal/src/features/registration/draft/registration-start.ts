import { localStore } from "../../../platform/storage/browser-stores.ts";
import type { Draft } from "./draft.ts";
import { loadLateSteps } from "../frame/load-late-steps.ts";
import type { Registered } from "../done/registered.ts";

/** Where the registration under way is stored on this device. */
export const DRAFT_KEY = "lucarne.registration";

/** What an earlier visit has left: its draft, or what it has registered. */
export type RegistrationStart = { draft?: Draft | undefined; registered?: Registered | undefined };

/**
 * What an earlier visit has left. Nothing for a first visit, which needs no code to read it (PERF-4).
 * @param historyState the state of the history entry
 */
export const registrationStart = (historyState: unknown): Promise<RegistrationStart> | undefined => {
  const text = localStore.getItem(DRAFT_KEY);
  if (text === null && (historyState === null || historyState === undefined)) return undefined;

  return loadLateSteps().then(({ readDraft, registeredOf }) => {
    const draft = readDraft(text, Date.now());
    // One that is too old still holds personal data (REG-6).
    if (!draft) localStore.removeItem(DRAFT_KEY);

    return { draft, registered: registeredOf(historyState) };
  });
};

import { useState } from "react";
import { countryOfHost } from "../../intl/language-order.ts";
import { localStore } from "../../session/portal-session.ts";
import { type Draft, emptyDraft, readDraft, writeDraft } from "./draft.ts";

const KEY = "lucarne.registration";

const startDraft = (): Draft =>
  readDraft(localStore.getItem(KEY), Date.now()) ?? emptyDraft(countryOfHost(location.hostname));

/** The registration under way on this device, kept with every step (document 1 §4). */
export const useRegistration = () => {
  const [draft, setDraft] = useState(startDraft);

  const change = (next: Partial<Draft>) => {
    const whole = { ...draft, ...next };
    localStore.setItem(KEY, writeDraft(whole, Date.now()));
    setDraft(whole);
  };

  /** Forgets what was stored; what stands on the screen stays. */
  const forget = () => localStore.removeItem(KEY);

  const startOver = () => {
    forget();
    setDraft(emptyDraft(draft.country));
  };

  return { draft, change, forget, startOver };
};

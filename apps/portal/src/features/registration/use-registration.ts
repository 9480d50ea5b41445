import { useEffect, useState } from "react";
import { countryOfHost } from "../../platform/intl/language-order.ts";
import { localStore } from "../../platform/storage/browser-stores.ts";
import { type Draft, emptyDraft, readDraft, writeDraft } from "./draft.ts";

const KEY = "lucarne.registration";

const startDraft = (): Draft =>
  readDraft(localStore.getItem(KEY), Date.now()) ?? emptyDraft(countryOfHost(location.hostname));

/** The registration under way on this device, kept with every change (REG-6, MNT-7). */
export const useRegistration = (invite: string | null) => {
  const [start] = useState(startDraft);
  const [draft, setDraft] = useState<Draft>(invite === null ? start : { ...start, invite });

  useEffect(() => {
    if (draft !== start) localStore.setItem(KEY, writeDraft(draft, Date.now()));
  }, [draft, start]);

  return {
    draft,
    change: setDraft,
    /** Clears the stored values; the screen keeps its own. */
    forget: () => localStore.removeItem(KEY),
    startOver: () => setDraft(({ country, invite: by }) => ({ ...emptyDraft(country), invite: by })),
  };
};

import { useEffect, useState } from "react";
import { countryOfHost } from "../../platform/intl/choice/language-order.ts";
import { localStore } from "../../platform/storage/browser-stores.ts";
import { leaveHint } from "../../platform/storage/page-hint.ts";
import { type Draft, emptyDraft, writeDraft } from "./draft/draft.ts";
import { DRAFT_KEY } from "./draft/registration-start.ts";

/** The registration under way on this device, kept with every change (REG-6, MNT-7). */
export const useRegistration = (stored: Draft | undefined, invite: string | null) => {
  const [start] = useState(() => stored ?? emptyDraft(countryOfHost(location.hostname)));
  const [draft, setDraft] = useState<Draft>(invite === null ? start : { ...start, invite });

  useEffect(() => {
    if (draft === start) {
      if (!stored) leaveHint("registration");

      return;
    }
    localStore.setItem(DRAFT_KEY, writeDraft(draft, Date.now()));
    leaveHint("registration", "1");
  }, [draft, start, stored]);

  return {
    draft,
    change: setDraft,
    /** Clears the stored values; the screen keeps its own. */
    forget: () => {
      localStore.removeItem(DRAFT_KEY);
      leaveHint("registration");
    },
    startOver: () => setDraft(({ country, invite: by }) => ({ ...emptyDraft(country), invite: by })),
  };
};

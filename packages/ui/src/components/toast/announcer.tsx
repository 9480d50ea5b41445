import { useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { announce, lastAnnounced, SILENCE, subscribe, type Urgency } from "../../internal/announcements.ts";
import { useTopModal } from "../../internal/modal-stack.ts";
import { visuallyHidden } from "../../internal/visually-hidden.css.ts";

/** The live regions of the app; once per app. Moves into the topmost modal dialog, outside which nothing is heard. */
export const Announcer = () => {
  const { polite, assertive } = useSyncExternalStore(subscribe, lastAnnounced, () => SILENCE);
  const modal = useTopModal();
  const regions = (
    <div data-component="Announcer" className={visuallyHidden}>
      <div aria-live="polite">{polite}</div>
      <div aria-live="assertive">{assertive}</div>
    </div>
  );
  return modal === undefined ? regions : createPortal(regions, modal);
};

/** Returns the function that reads a message out to screen readers. The function is always the same one. */
export const useAnnounce = (): ((message: string, urgency?: Urgency) => void) => announce;

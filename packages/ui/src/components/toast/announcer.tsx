import { useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { announce, lastAnnounced, SILENCE, subscribe, type Urgency } from "../../internal/announcements.ts";
import { useTopModal } from "../../internal/modal/modal-stack.ts";
import { visuallyHidden } from "../../internal/styles/visually-hidden.css.ts";

/** The live regions of the app; render it once. Moves into the topmost modal dialog, because content outside is inert. */
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

/** Returns a stable function that announces a message to screen readers. */
export const useAnnounce = (): ((message: string, urgency?: Urgency) => void) => announce;

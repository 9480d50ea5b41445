import { useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { useTopModal } from "../../internal/modal-stack.ts";
import { visuallyHidden } from "../../internal/visually-hidden.css.ts";

type Urgency = "polite" | "assertive";
interface Announced {
  readonly polite: string;
  readonly assertive: string;
}

const SILENCE: Announced = { polite: "", assertive: "" };
let announced = SILENCE;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Reads words out. The same words twice are heard twice: a no-break space makes the second a change. */
const announce = (message: string, urgency: Urgency = "polite") => {
  announced = { ...announced, [urgency]: announced[urgency] === message ? `${message}\u00A0` : message };
  for (const listener of listeners) listener();
};

/** What screen readers listen to; once per app. Moves into the topmost modal dialog, outside which nothing is heard. */
export const Announcer = () => {
  const { polite, assertive } = useSyncExternalStore(
    subscribe,
    () => announced,
    () => SILENCE,
  );
  const modal = useTopModal();
  const regions = (
    <div data-component="Announcer" className={visuallyHidden}>
      <div aria-live="polite">{polite}</div>
      <div aria-live="assertive">{assertive}</div>
    </div>
  );
  return modal === undefined ? regions : createPortal(regions, modal);
};

/** Gives the function that reads words out to screen readers. The function is always the same one. */
export const useAnnounce = (): ((message: string, urgency?: Urgency) => void) => announce;

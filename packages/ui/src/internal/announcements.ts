import { createListeners } from "./listeners.ts";

export type Urgency = "polite" | "assertive";
interface Announced {
  readonly polite: string;
  readonly assertive: string;
}

export const SILENCE: Announced = { polite: "", assertive: "" };
let announced = SILENCE;
const { subscribe, notify } = createListeners();

export { subscribe };

/** The last messages, for `Announcer`. */
export const lastAnnounced = (): Announced => announced;

/** Announces a message. A no-break space makes a repeated message a change, so that it is announced again. */
export const announce = (message: string, urgency: Urgency = "polite") => {
  announced = { ...announced, [urgency]: announced[urgency] === message ? `${message}\u00A0` : message };
  notify();
};

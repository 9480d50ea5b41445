import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  alsoKnownAs: ["Toggle"],
  use: "On or off, saved immediately: a consent, a setting.",
  avoid: "A form that is sent: Checkbox.",
  accessibility: [
    "A native checkbox with the role `switch`, named by `label`; `hint` is its description.",
    "While `pending` it has `aria-busy` and ignores changes. The app announces a change that could not be saved.",
  ],
  keys: [["Space", "Turns it on and off."]],
  states: [
    ['[data-component="Switch"]:has(:checked)', "It is on."],
    ['[data-component="Switch"]:has([aria-busy="true"])', "The change is being saved."],
    ['[data-component="Switch"]:has(:disabled)', "It is disabled."],
  ],
};

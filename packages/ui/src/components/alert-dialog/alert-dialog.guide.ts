import { type Guide, MODAL } from "../../docs/guide.ts";

export const guide: Guide = {
  alsoKnownAs: ["Confirm", "Confirmation dialog", "Modal"],
  use: "A question before something that cannot be undone: delete, decline, log out everywhere.",
  avoid: "What can be undone: do it, and offer Undo in a Toast. Anything with fields: Dialog.",
  accessibility: [
    "A native modal `dialog` with the role `alertdialog`: the page behind it is inert, and Tab stays inside.",
    "The title names it and gets focus; `description` is read with it.",
    "It has no close button, and a click beside it does nothing. Escape and the cancel button call `onClose`; then focus goes back.",
    "A pending confirm button is announced by `Announcer`, which the app renders once.",
  ],
  keys: MODAL,
  states: [
    ['[data-component="Dialog"][data-state="open"]', "The question is asked."],
    ['[data-component="Dialog"][data-state="closed"]', "It is closed."],
  ],
};

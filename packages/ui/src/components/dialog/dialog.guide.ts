import { type Guide, MODAL } from "../../docs/guide.ts";

export const guide: Guide = {
  alsoKnownAs: ["Lightbox", "Modal", "Popup"],
  use: "A short task on top of the page: a question with a few fields, or text to read. A bottom sheet on phones.",
  avoid:
    "A long form: a separate page. A message: Notice or Toast. A yes-or-no question that can lose data: AlertDialog.",
  accessibility: [
    "A native modal `dialog`: the page behind it is inert, Tab stays inside, and focus goes back when it closes.",
    "The title names it and gets focus, so that it is read first; `description` is read with it. With `initialFocus` a field gets it, and the title is read as the name of the dialog.",
    'The close button is named "Close" in the language on screen, or by `closeLabel`.',
  ],
  keys: MODAL,
  states: [
    ['[data-component="Dialog"][data-state="open"]', "It is open."],
    ['[data-component="Dialog"][data-state="closed"]', "It is closed."],
  ],
};

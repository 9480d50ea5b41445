import { type Guide, MODAL } from "../../docs/guide.ts";

export const guide: Guide = {
  alsoKnownAs: ["Offcanvas", "Side panel"],
  use: "A list that users open from any page, such as the cart.",
  avoid: "A question: Dialog. A phone's menu: Sheet.",
  accessibility: [
    "A native modal `dialog`: the page behind it is inert, Tab stays inside, and focus goes back when it closes.",
    'The title names it and gets focus, unless `initialFocus` names another element. The close button is named "Close" in the language on screen, or by `closeLabel`.',
  ],
  keys: MODAL,
  states: [
    ['[data-component="Drawer"][data-state="open"]', "It is open."],
    ['[data-component="Drawer"][data-state="closed"]', "It is closed."],
  ],
};

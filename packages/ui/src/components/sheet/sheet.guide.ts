import { type Guide, MODAL } from "../../docs/guide.ts";

export const guide: Guide = {
  alsoKnownAs: ["Action sheet", "Bottom sheet"],
  use: "On a phone: destinations, languages or filters, from the bottom edge. Above the tab bar, the bar stays usable.",
  avoid: "A question: Dialog. Wide screens: Menu or Drawer.",
  accessibility: [
    "A native modal `dialog` named by its title, which gets focus, or `initialFocus` does: the page behind it is inert, and focus goes back when it closes.",
    "With `aboveTabBar` it is a `dialog` that is not modal, so that the tab bar can be used; it closes when focus goes elsewhere.",
    'The close button is named "Close" in the language on screen, or by `closeLabel`.',
  ],
  keys: MODAL,
  states: [
    ['[data-component="Sheet"][data-state="open"]', "It is open."],
    ['[data-component="Sheet"][data-state="closed"]', "It is closed."],
  ],
};

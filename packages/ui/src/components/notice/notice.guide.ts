import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  alsoKnownAs: ["Alert", "Banner", "Callout", "Message"],
  use: "A message that stays on the page until it is resolved, with one action.",
  avoid: "Feedback on an action: Toast. An invalid field: the field's error. More than two in one view.",
  accessibility: [
    'Screen readers read the tone first, as a word: "Error" or "Done" in the language on screen.',
    "It is not announced unless `live` is set: then it is a `status`, or an `alert` for a negative tone.",
    'The close button is named "Close" in the language on screen, or by `closeLabel`; the app decides where focus goes then.',
  ],
  keys: [
    ["Tab", "To the action, and from there to the close button."],
    ["Enter", "Presses the button, or follows the action that is a link."],
    ["Space", "Presses the button."],
  ],
};

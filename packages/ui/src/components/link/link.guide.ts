import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  alsoKnownAs: ["Anchor", "Hyperlink"],
  use: "A text link, in a sentence or alone.",
  avoid: "An action on this page: Button.",
  accessibility: [
    "A native link, named by its words, which also make sense without the sentence around.",
    "The underline tells it from text without its colour. `standalone` makes it 44 px high.",
  ],
  keys: [["Enter", "Follows it."]],
  states: [['[data-component="TextLink"][aria-current]', "The link to the current page, where the app says so."]],
};

import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  alsoKnownAs: ["Radio card", "Selectable card"],
  use: "An option that needs space: a second line, a price, or questions that open inside it.",
  avoid: "Short answers: RadioGroup. Many of them: SelectField.",
  accessibility: [
    "A native radio button or checkbox, named by `label` alone. `hint` is its description, `code` is hidden from screen readers, and `end` is text after it.",
    "`ChoiceGroup` is a `fieldset` named by `label`; `hint` and `error` are its description.",
    "Questions inside a card are in the page only while it is chosen, after the choice in reading order.",
  ],
  keys: [
    ["Down Arrow", "To the next card and chooses it, where one may be chosen."],
    ["Right Arrow", "The same."],
    ["Up Arrow", "To the previous card and chooses it."],
    ["Left Arrow", "The same."],
    ["Space", "Changes a card that may be one of many."],
  ],
  states: [
    ['[data-component="ChoiceCard"]:has(> label :checked)', "The card is chosen."],
    ['[data-component="ChoiceCard"]:has(> label :disabled)', "The card is disabled."],
  ],
};

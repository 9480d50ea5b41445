import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  use: "An option that needs space: a second line, a price, or questions that open inside it.",
  avoid: "Short answers: RadioGroup. Many of them: SelectField.",
  keys: [
    ["Down Arrow", "To the next card and chooses it, where one may be chosen."],
    ["Right Arrow", "The same."],
    ["Up Arrow", "To the previous card and chooses it."],
    ["Left Arrow", "The same."],
    ["Space", "Changes a card that may be one of many."],
  ],
};

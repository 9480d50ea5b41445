import { ERROR_AND_HINT, FIELD_STATES, type Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  alsoKnownAs: ["Multiline input"],
  use: "Text of several lines, with the number of characters left.",
  avoid: "One line: TextField.",
  accessibility: [
    "A native `textarea` named by `label`.",
    "The number of characters left is its description, so it is read with the field and not while the user types.",
    ERROR_AND_HINT,
  ],
  keys: [
    ["Text keys", "Edit the text as in any field."],
    ["Enter", "Begins a new line."],
  ],
  states: FIELD_STATES,
};

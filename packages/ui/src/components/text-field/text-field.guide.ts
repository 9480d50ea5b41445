import { ERROR_AND_HINT, FIELD_STATES, type Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  alsoKnownAs: ["Input", "Text box", "Text input"],
  use: "One line of text, with an icon, a unit, or the state of a server check.",
  avoid: "Dates, phone numbers, codes: their own fields. A value from a list: SelectField.",
  accessibility: [
    "A native input named by `label`. Its icon and its marks are hidden from screen readers; `suffix` is text after it.",
    "With `status` changes of `error` and `message` are announced.",
    ERROR_AND_HINT,
  ],
  keys: [
    ["Text keys", "Edit the text as in any field."],
    ["Enter", "Sends the form around it."],
  ],
  states: [
    ['[data-component="Field"] [data-state="valid"]', "The mark of a value that was checked."],
    ['[data-component="Field"] [data-state="locked"]', "The lock of a disabled field."],
    ...FIELD_STATES,
  ],
};

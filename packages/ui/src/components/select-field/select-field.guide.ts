import { ERROR_AND_HINT, FIELD_STATES, type Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  alsoKnownAs: ["Dropdown", "Listbox", "Picker"],
  use: "One of a known list, drawn by the browser: fast, and native on phones.",
  avoid: "Up to six options: RadioGroup. A list with search: SearchSelect.",
  accessibility: [
    "A native `select` named by `label`. `Select` alone is named by `aria-label` or a `label` of the app.",
    "`shortLabel` is hidden from screen readers, which read the label of the option.",
    ERROR_AND_HINT,
  ],
  keys: [
    ["Down Arrow", "To the next option."],
    ["Up Arrow", "To the previous option."],
    ["Home", "To the first option."],
    ["End", "To the last option."],
    ["Printable character", "To the option that starts with it."],
  ],
  states: FIELD_STATES,
};

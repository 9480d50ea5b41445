import { ACTIVE_OPTION, ERROR_AND_HINT, type Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  alsoKnownAs: ["Autocomplete", "Autosuggest", "Typeahead"],
  use: "Text with suggestions while typing, such as an address; the typed text can be kept.",
  avoid: "A choice from a list: SelectField, or SearchSelect for a long one.",
  accessibility: [
    "An APG combobox: focus stays in the text, and `aria-activedescendant` says which suggestion of the `listbox` the keyboard is on.",
    "`label` names the field and the list. The number of suggestions is announced while the user types.",
    ERROR_AND_HINT,
  ],
  keys: [
    ["Down Arrow, in the field", "To the first suggestion; opens a closed list."],
    ["Up Arrow, in the field", "To the last suggestion; opens a closed list."],
    ["Down Arrow, in the list", "To the next one, from the last to the first."],
    ["Up Arrow, in the list", "To the previous one, from the first to the last."],
    ["Alt + Down Arrow", "Opens without moving."],
    ["Alt + Up Arrow", "Closes."],
    ["Enter", "Takes the suggestion and closes."],
    ["Escape", "Closes and keeps the text."],
    ["Printable character, in the list", "Back to the text, which takes it."],
    ["Tab", "Leaves the field without a choice."],
  ],
  states: [
    ['[data-component="Combobox"][data-state="open"]', "The suggestions are shown."],
    ['[data-component="Combobox"][data-state="closed"]', "They are not."],
    ACTIVE_OPTION,
  ],
};

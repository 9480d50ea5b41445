import { ACTIVE_OPTION, ERROR_AND_HINT, type Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  alsoKnownAs: ["Autocomplete", "Dropdown", "Searchable select", "Typeahead"],
  use: "One of a list too long to look through, such as a country, a branch or a customer; searched here, or by a server with `onSearch`.",
  avoid:
    "A list that fits on a phone's screen: SelectField. Text that may be kept as typed: Combobox. Several choices: MultiSelect.",
  accessibility: [
    "An APG combobox: focus stays in the text, and `aria-activedescendant` says which option of the `listbox` the keyboard is on.",
    "`label` names the field and the list. The number of options found is announced.",
    ERROR_AND_HINT,
  ],
  keys: [
    ["Down Arrow, in the field", "To the chosen or the first option; opens a closed list."],
    ["Up Arrow, in the field", "To the last option, or the chosen one of a closed list, which it opens."],
    ["Down Arrow, in the list", "To the next one, from the last to the first."],
    ["Up Arrow, in the list", "To the previous one, from the first to the last."],
    ["Alt + Down Arrow", "Opens without moving."],
    ["Alt + Up Arrow", "Closes without a choice."],
    ["Enter", "Takes the option and closes."],
    ["Escape", "Closes and leaves the choice."],
    ["Printable character", "Searches; focus stays in the field."],
    ["Tab", "Leaves the field without a choice."],
  ],
  states: [
    ['[data-component="SearchSelect"][data-state="open"]', "The options are shown."],
    ['[data-component="SearchSelect"][data-state="closed"]', "They are not."],
    ACTIVE_OPTION,
    ['[role="option"][aria-selected="true"]', "The chosen option."],
  ],
};

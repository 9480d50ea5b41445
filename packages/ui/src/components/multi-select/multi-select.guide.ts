import { ACTIVE_OPTION, ERROR_AND_HINT, type Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  alsoKnownAs: ["Dropdown", "Multiple select", "Tag input"],
  use: "Several of a list too long to look through, such as the regions of a report; searched here, or by a server with `onSearch`.",
  avoid: "Up to ten options: CheckboxGroup. Filters beside a list: FilterChip. One choice: SearchSelect.",
  accessibility: [
    "An APG combobox with a `listbox` of several choices; focus stays in the text, and `aria-activedescendant` says which option the keyboard is on.",
    'The chips are a list named by their number. Their buttons are named "Remove" with the word, and are reached by arrow keys.',
    "The numbers of chosen options and of options found are announced.",
    ERROR_AND_HINT,
  ],
  keys: [
    ["Down Arrow, in the field", "To the first chosen or the first option; opens a closed list."],
    ["Up Arrow, in the field", "To the last option; opens a closed list."],
    ["Down Arrow, in the list", "To the next one, from the last to the first."],
    ["Up Arrow, in the list", "To the previous one, from the first to the last."],
    ["Enter", "Chooses the option, or takes its choice back; the list stays open."],
    ["Escape", "Closes and keeps what is chosen."],
    ["Printable character", "Searches; focus stays in the field."],
    ["Backspace, in the empty field", "Removes the last chip."],
    ["Left Arrow, at the start of the field", "To the last chip."],
    ["Left Arrow, on a chip", "To the previous chip."],
    ["Right Arrow, on a chip", "To the next chip, from the last to the field."],
    ["Delete, on a chip", "Removes it; focus goes to the next one."],
    ["Backspace, on a chip", "The same."],
    ["Tab", "Leaves the field without a choice; chips are no stops."],
  ],
  states: [
    ['[data-component="MultiSelect"][data-state="open"]', "The options are shown."],
    ['[data-component="MultiSelect"][data-state="closed"]', "They are not."],
    ACTIVE_OPTION,
    ['[role="option"][aria-selected="true"]', "A chosen option."],
  ],
};

import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  alsoKnownAs: ["Actions menu", "Dropdown", "Kebab menu", "Overflow menu"],
  use: "A few actions or languages behind a button; in a table row too. Destructive actions come last.",
  avoid: "A value of a form: SelectField. Two actions that fit next to each other: Buttons.",
  accessibility: [
    "An APG menu button: the trigger has `aria-haspopup`, `aria-expanded` and, while it is open, `aria-controls`.",
    "The panel has the role `menu`, named by `label` or by the trigger; rows that are on or off have `aria-checked`.",
    "Focus goes back to the trigger. `MenuHeader` is not read as a row, so each row makes sense without it.",
  ],
  keys: [
    ["Enter", "On the button opens it at the first row; on a row chooses it."],
    ["Space", "The same."],
    ["Down Arrow", "Opens it at the first row; to the next row, from the last to the first."],
    ["Up Arrow", "Opens it at the last row; to the previous row, from the first to the last."],
    ["Home", "To the first row."],
    ["End", "To the last row."],
    ["Printable character", "To the next row that starts with it."],
    ["Escape", "Closes and gives focus back."],
    ["Tab", "Closes and goes on to what stands after the button."],
    ["Shift + Tab", "Closes and goes back to what stands before the button."],
  ],
  states: [
    ['[aria-haspopup="menu"][data-state="open"]', "The trigger while the menu is open."],
    ['[aria-haspopup="menu"][data-state="closed"]', "The trigger while it is closed."],
    ['[data-component="Menu"][data-state="open"]', "The panel."],
    ['[data-component="MenuRadioItem"][data-state="checked"]', "The current choice."],
    ['[data-component="MenuRadioItem"][data-state="unchecked"]', "The other choices."],
    ['[data-component="MenuCheckboxItem"][data-state="checked"]', "A row that is on."],
    ['[data-component="MenuCheckboxItem"][data-state="unchecked"]', "A row that is off."],
  ],
};

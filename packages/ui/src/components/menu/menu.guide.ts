import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  use: "A few actions or languages behind a button; in a table row too. Destructive actions come last.",
  avoid: "A value of a form: SelectField. Two actions that fit next to each other: Buttons.",
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
};

import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  alsoKnownAs: ["Right-click menu"],
  use: "A shortcut to the actions of a card, a row or a file, for people who use it all day: right-click, long press, or the keyboard. Every action is also somewhere in sight, such as in a Menu.",
  avoid:
    "The only way to an action: Menu. Actions on several things: Toolbar. Text fields keep the browser's own menu.",
  accessibility: [
    "An APG menu, named by `label`. By the keyboard it opens at its first row.",
    "The element must be a tab stop or contain one; focus goes back to it when the menu closes.",
    "Screen readers are not told that the element has a menu: show the same actions in a `Menu` or as buttons.",
  ],
  keys: [
    ["Shift + F10", "On the element, or on a control in it, opens it at the first row."],
    ["Context Menu", "The same."],
    ["Down Arrow", "To the next row, from the last to the first."],
    ["Up Arrow", "To the previous row, from the first to the last."],
    ["Home", "To the first row."],
    ["End", "To the last row."],
    ["Printable character", "To the next row that starts with it."],
    ["Enter", "Chooses the row."],
    ["Space", "The same."],
    ["Escape", "Closes it and gives focus back."],
    ["Tab", "Closes it and goes on from the element."],
  ],
  states: [
    ['[data-state="open"]', "With a selector of the element: its menu is open."],
    ['[data-state="closed"]', "With a selector of the element: its menu is closed."],
    ['[data-component="ContextMenu"][data-state="open"]', "The menu."],
  ],
};

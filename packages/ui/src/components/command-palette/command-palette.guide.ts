import { ACTIVE_OPTION, type Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  alsoKnownAs: ["Command menu", "Quick search", "Spotlight"],
  use: "Any page or action of a large app by a few letters, for people who use it all day. The app also has a button for it, because a shortcut is not seen.",
  avoid:
    "The only way to a page or action: MainNav, Menu. A value of a form: SearchSelect. Search in the app's content alone: TextField with a page of results.",
  accessibility: [
    "A native modal `dialog` named by `label`; focus is in its field, and goes back to where it was.",
    "The field is an APG combobox whose `listbox` is always shown; groups have their headings as names.",
    "The number of commands found is announced, and a list that is loading has `aria-busy`.",
  ],
  keys: [
    ["The app's shortcut", "Opens it and moves focus to its field; closes it again."],
    ["Printable character", "Searches, and moves to the first command found; focus stays in the field."],
    ["Down Arrow", "To the next command, from the last to the first."],
    ["Up Arrow", "To the previous command, from the first to the last."],
    ["Page Down", "Ten commands down."],
    ["Page Up", "Ten commands up."],
    ["Enter", "Closes it and does the command, or follows its link."],
    ["Escape", "Closes it and gives focus back."],
    ["Tab", "To the close button, and from it to the field."],
  ],
  states: [
    ['[data-component="CommandPalette"][data-state="open"]', "It is open."],
    ['[data-component="CommandPalette"][data-state="closed"]', "It is closed."],
    ACTIVE_OPTION,
  ],
};

import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  use: "Any page or action of a large app by a few letters, for people who use it all day. The app also has a button for it, because a shortcut is not seen.",
  avoid:
    "The only way to a page or action: MainNav, Menu. A value of a form: SearchSelect. Search in the app's content alone: TextField with a page of results.",
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
};

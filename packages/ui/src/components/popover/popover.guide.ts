import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  use: "Extra help next to its button: where to find a number, what a term means.",
  avoid: "A task: Dialog. The name of an icon: Tooltip. Actions: Menu.",
  keys: [
    ["Enter", "On the button opens it and moves focus in, and closes it again."],
    ["Space", "The same."],
    ["Tab", "Through it in order; leaving it closes it."],
    ["Shift + Tab", "Back to its button."],
    ["Escape", "Closes and gives focus back."],
  ],
};

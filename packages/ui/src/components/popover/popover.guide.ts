import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  alsoKnownAs: ["Flyout", "Popup"],
  use: "Extra help next to its button: where to find a number, what a term means.",
  avoid: "A task: Dialog. The name of an icon: Tooltip. Actions: Menu.",
  accessibility: [
    'The trigger has `aria-haspopup="dialog"`, `aria-expanded` and, while it is open, `aria-controls`.',
    "The panel is a `dialog` named by `label` that is not modal; it gets focus, so that its name is read, and gives it back.",
  ],
  keys: [
    ["Enter", "On the button opens it and moves focus in, and closes it again."],
    ["Space", "The same."],
    ["Tab", "Through it in order; leaving it closes it."],
    ["Shift + Tab", "Back to its button."],
    ["Escape", "Closes and gives focus back."],
  ],
  states: [
    ['[aria-haspopup="dialog"][data-state="open"]', "The trigger while the panel is open."],
    ['[aria-haspopup="dialog"][data-state="closed"]', "The trigger while it is closed."],
    ['[data-component="PopoverPanel"][data-state="open"]', "The panel."],
  ],
};

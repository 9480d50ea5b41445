import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  alsoKnownAs: ["CTA", "Submit"],
  use: "Starts an action. One solid button per view area; accent for a second main action, such as an order; negative for a destructive one.",
  avoid:
    "Navigation: ButtonLink or TextLink. A submit button that is disabled because a field is empty: keep it enabled and show what is missing.",
  accessibility: [
    "A native `button`, named by its words. Its icons are hidden from screen readers.",
    "While `pending` it keeps focus, has `aria-disabled` and `aria-busy`, and ignores clicks; `Announcer`, which the app renders once, says that it is loading.",
    "What opens something gets `aria-expanded` from the app, and a toggle `aria-pressed`. `Menu` and `Popover` set theirs.",
  ],
  keys: [
    ["Enter", "Presses it."],
    ["Space", "Presses it."],
  ],
  states: [
    ['[data-component="Button"][data-pending]', "The action is running."],
    ['[data-component="Button"]:disabled', "It cannot be pressed."],
    ['[data-component="Button"][aria-expanded="true"]', "What it opens is open."],
    ['[data-component="Button"][aria-pressed="true"]', "The toggle is on."],
  ],
};

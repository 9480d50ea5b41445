import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  use: "An action with a well-known icon where space is limited: close, delete, a row's menu, the cart with its count.",
  avoid: "Where there is space for text: Button.",
  accessibility: [
    "A native `button`, or a link, named by `label`.",
    'A count is hidden from screen readers: say it in `label` too: "Cart, 3 items".',
    "Put it in a `Tooltip` with the same words where the icon alone may not be understood.",
  ],
  keys: [
    ["Enter", "Presses it, or follows an `IconButtonLink`."],
    ["Space", "Presses it."],
  ],
  states: [
    ['[data-component="IconButton"]:disabled', "It cannot be pressed."],
    ['[data-component="IconButton"][aria-expanded="true"]', "What it opens is open."],
  ],
};

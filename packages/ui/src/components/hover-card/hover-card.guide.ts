import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  alsoKnownAs: ["Link preview", "Preview card"],
  use: "A preview of what a link leads to: a person, a project, a product. The page of the link has all of it too, because phones show no card.",
  avoid: "The name of an icon button: Tooltip. Help or controls: Popover. What everybody has to read: the page itself.",
  accessibility: [
    "Screen readers do not get the card, and focus stays on the link: the page of the link has all of it too.",
    "The pointer can move onto the card without closing it, and Escape closes it.",
  ],
  keys: [
    ["Focus", "Shows it after a moment; focus stays on the link."],
    ["Blur", "Takes it away."],
    ["Escape", "Takes it away; focus stays on the link."],
    ["Enter", "Follows the link."],
  ],
  states: [['[data-component="HoverCard"][data-state="open"]', "The card is shown."]],
};

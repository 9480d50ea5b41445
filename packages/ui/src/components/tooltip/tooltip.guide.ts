import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  alsoKnownAs: ["Hint", "Infotip"],
  use: "Shows the name of an icon button.",
  avoid: "Anything other than its name: phones show no tooltips. Longer text: Popover.",
  accessibility: [
    "Hidden from screen readers, because `text` is the name that the control has already: give both the same words.",
    "It shows on hover and keyboard focus, and Escape hides it. Touch does not show it.",
  ],
  keys: [
    ["Focus", "Shows it; focus stays on the button."],
    ["Blur", "Takes it away."],
    ["Escape", "Takes it away; focus stays on the button."],
  ],
  states: [['[data-component="Tooltip"][data-state="open"]', "The text is shown."]],
};

import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  use: "Shows the name of an icon button.",
  avoid: "Anything other than its name: phones show no tooltips. Longer text: Popover.",
  keys: [
    ["Focus", "Shows it; focus stays on the button."],
    ["Blur", "Takes it away."],
    ["Escape", "Takes it away; focus stays on the button."],
  ],
};

import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  use: "Views of one item, one shown at a time; LinkTabs where each has its own address.",
  avoid: "Steps: Stepper. Two or three modes of the same content: SegmentedControl.",
  keys: [
    ["Tab", "Onto the tab that is on, then into its panel."],
    ["Left Arrow", "To the previous tab, from the first to the last, without showing it."],
    ["Right Arrow", "To the next tab, from the last to the first, without showing it."],
    ["Space", "Shows the tab that has focus."],
    ["Enter", "The same."],
    ["Home", "To the first tab."],
    ["End", "To the last tab."],
  ],
};

import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  alsoKnownAs: ["Tab bar", "Tab panel"],
  use: "Views of one item, one shown at a time, without an address of their own.",
  avoid: "Views with an address: LinkTabs. Steps: Stepper. Two or three modes of the same content: SegmentedControl.",
  accessibility: [
    "APG tabs that are shown by Enter or Space: a `tablist` named by `label`, and a panel named by its tab, which is a tab stop.",
    "`count` is read with the tab, and so is `pending`, which is drawn as a dot.",
  ],
  keys: [
    ["Tab", "Onto the tab that is on, then into its panel."],
    ["Left Arrow", "To the previous tab, from the first to the last, without showing it."],
    ["Right Arrow", "To the next tab, from the last to the first, without showing it."],
    ["Space", "Shows the tab that has focus."],
    ["Enter", "The same."],
    ["Home", "To the first tab."],
    ["End", "To the last tab."],
  ],
  states: [
    ['[data-component="Tabs"] [role="tab"][data-state="active"]', "The shown tab."],
    ['[data-component="Tabs"] [role="tab"][data-state="inactive"]', "The other tabs."],
    ['[data-component="Tabs"] [role="tab"]:disabled', "A tab that cannot be shown."],
  ],
};

import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  alsoKnownAs: ["Collapse", "Disclosure", "Expander", "FAQ"],
  use: "Questions with their answers, or parts of a page that few readers need all of. The browser's search finds words in a closed one and opens it.",
  avoid:
    "What everyone has to read: headings. Views of one item: Tabs. Steps in an order: Stepper. Fields that a form needs: show them.",
  accessibility: [
    "Each item is a native `details`; its heading is in the `summary`, at the `level` of the `Accordion`.",
    "The browser tells screen readers whether an item is open. The chevron is hidden from them.",
    "Choose a `level` that fits the outline of the page.",
  ],
  keys: [
    ["Tab", "To the next heading, or into an open answer."],
    ["Enter", "Opens it, and closes it again."],
    ["Space", "The same."],
  ],
  states: [['[data-component="AccordionItem"][open]', "The item is open."]],
};

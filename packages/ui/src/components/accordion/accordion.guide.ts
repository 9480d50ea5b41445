import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  use: "Questions with their answers, or parts of a page that few readers need all of. The browser's search finds words in a closed one and opens it.",
  avoid:
    "What everyone has to read: headings. Views of one item: Tabs. Steps in an order: Stepper. Fields that a form needs: show them.",
  keys: [
    ["Tab", "To the next heading, or into an open answer."],
    ["Enter", "Opens it, and closes it again."],
    ["Space", "The same."],
  ],
};

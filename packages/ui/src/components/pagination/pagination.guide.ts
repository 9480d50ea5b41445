import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  alsoKnownAs: ["Page numbers", "Pager"],
  use: "Pages of a long list, as links that can be shared, or as buttons for a list without an address; only the range when there is one page.",
  avoid:
    "Lists that are read to the end, such as a conversation: Chat. Steps of a task: Stepper. Many rows on one page: DataTable with a height.",
  accessibility: [
    'A `nav` landmark, named "Pages" in the language on screen or by `label`, with a list.',
    'The current page has `aria-current="page"`, and each page is named with the word: "Page 3". On the first and last page the arrow that leads nowhere is `aria-disabled`.',
    "Focus stays on the page that was chosen; with `onPageChange` the app announces the new rows where it matters.",
  ],
  keys: [
    ["Tab", "Through arrows and pages in their order; an arrow that leads nowhere is left out."],
    ["Enter", "Shows the page; with `onPageChange` focus stays on it."],
    ["Space", "The same with `onPageChange`; pages with addresses are links, which do not take it."],
  ],
  states: [
    ['[data-component="Pagination"] [data-state="active"]', "The current page."],
    ['[data-component="Pagination"] [data-state="inactive"]', "The other pages."],
    ['[data-component="Pagination"] [aria-disabled="true"]', "The arrow that leads nowhere."],
  ],
};

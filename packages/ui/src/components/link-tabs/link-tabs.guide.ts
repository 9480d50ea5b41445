import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  alsoKnownAs: ["Navigation tabs", "Tab links"],
  use: "Views of one item or list that each have their own address, so that they can be opened and sent as links.",
  avoid:
    "Views without an address: Tabs. Main areas of the app: MainNav. Two or three modes of the same content: SegmentedControl.",
  accessibility: [
    'A `nav` landmark named by `label`; the link to the current page has `aria-current="page"`.',
    "`count` is read with the link, and so is `pending`, which is drawn as a dot.",
  ],
  keys: [
    ["Tab", "To the next link."],
    ["Enter", "Follows the link."],
  ],
  states: [
    ['[data-component="LinkTabs"] [data-state="active"]', "The link to the current page."],
    ['[data-component="LinkTabs"] [data-state="inactive"]', "The other links."],
  ],
};

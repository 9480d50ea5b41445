import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  alsoKnownAs: ["Action bar", "Button bar"],
  use: "Several actions on one thing, side by side: what to do with the chosen rows of a table, or with a text. The whole bar is one tab stop. A menu in it has the item as its trigger: `<Menu trigger={<ToolbarItem><Button>More</Button></ToolbarItem>}>`.",
  avoid:
    "Two or three buttons: Inline. Actions behind one button: Menu. Views of the same content: SegmentedControl. Main actions of a page on a phone: ActionBar.",
  accessibility: [
    "An APG `toolbar` named by `label`. It is one tab stop; arrow keys move between its items.",
    "A disabled item is passed over. Each item has a name of its own, such as `label` of an `IconButton`.",
  ],
  keys: [
    ["Tab", "Into the bar, onto the item that had focus last, and out of it."],
    ["Right Arrow", "To the next item, from the last to the first."],
    ["Left Arrow", "To the previous item, from the first to the last."],
    ["Home", "To the first item."],
    ["End", "To the last item."],
  ],
  states: [['[data-component="Toolbar"] :disabled', "A disabled item."]],
};

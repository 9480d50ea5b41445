import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  alsoKnownAs: ["Grid", "Responsive table"],
  use: "Many items with the same facts, to compare and to open. Below 760 px it is drawn as a list of rows.",
  avoid: "One item: StatusList. Page layout. Editable cells.",
  accessibility: [
    "A native `table` named by `caption`, which is not drawn. Its roles are also written out, because phones draw it as a list.",
    "A sorted column has `aria-sort`; the link in its header sorts.",
    "`RowLink` is the one link of a row, whose whole area can be pressed. A header without words on screen has `headerHidden`.",
  ],
  keys: [
    ["Tab", "Through the links that sort, then through links and controls row by row; rows and cells are no stops."],
    ["Enter", "Follows a link that sorts, or the link of a row."],
  ],
  states: [['[data-component="Table"] [aria-sort]', "The header of the column that the rows are sorted by."]],
};

import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  alsoKnownAs: ["Data grid", "Sortable table"],
  use: "Many rows to select, sort, filter and look through, up to 10,000 in one scrolling area; or pages that a server sorts.",
  avoid:
    "A few rows, or a list whose order is in its address: Table, with fewer bytes. One item: StatusList. Cells that are edited in place.",
  accessibility: [
    "A native `table` named by `caption`. Its roles are also written out, because phones draw it as a list.",
    "Headers that sort are buttons in a cell with `aria-sort`. Each checkbox is named by `nameOf` its row, so give `nameOf` where the key is no name.",
    "The number of selected rows is announced and, with `filter`, that of rows found; a table that is loading has `aria-busy`.",
    "With `serverSide` and `loading` the outcome of each load but the first is announced: `total` or the number of rows, or the text of `empty` or `problem`. These need no live region of their own.",
    "When only a part of the rows is in the page, `aria-rowcount` and `aria-rowindex` give the place in all of them. An area that scrolls is a tab stop named by `caption`.",
  ],
  keys: [
    ["Tab", "To the next control: the sort buttons, then the controls of the rows."],
    ["Enter, on a sort button", "Sorts by the column; again turns the order round."],
    ["Space, on a checkbox", "Selects the row, or takes it back."],
    ["Shift + Space, on a checkbox", "The same for all rows from the last one that was changed."],
    ["Down Arrow, on a control of a row", "To the same control of the next row."],
    ["Up Arrow, on a control of a row", "To the same control of the row before."],
    ["Page Down, on a control of a row", "Ten rows down."],
    ["Page Up, on a control of a row", "Ten rows up."],
    ["Home, on a control of a row", "To the first row."],
    ["End, on a control of a row", "To the last row, also of 10,000."],
  ],
  states: [
    ['[data-component="DataTable"] tr[data-state="selected"]', "A selected row."],
    [
      '[data-component="DataTable"] tr[data-state="unselected"]',
      "A row that is not selected, also one that cannot be.",
    ],
    ['[data-component="DataTable"] [aria-sort]', "The header of the column that the rows are sorted by."],
  ],
};

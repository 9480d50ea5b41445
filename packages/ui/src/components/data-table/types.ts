import type { ReactNode, Ref, TableHTMLAttributes } from "react";
import type { PaginationProps } from "../pagination/index.ts";
import type { TableColumn } from "../table/index.ts";

/** What rows are sorted by: texts in the order of the language, with numbers in them by their size. */
export type SortValue = string | number | boolean | Date | undefined;

export interface DataSort {
  /** Id of the column. */
  readonly column: string;
  /** From the smallest value on, or from the largest. */
  readonly direction: "ascending" | "descending";
}

export interface DataColumn<Item> extends Omit<TableColumn<Item>, "header" | "sorted" | "sortHref"> {
  /** Name of the column, in the header row and in the menu of the columns. */
  readonly header: string;
  /** The value that rows are sorted by; nothing comes last. Without it the column cannot be sorted here. */
  readonly value?: ((item: Item) => SortValue | null) | undefined;
  /** Whether its header sorts; set it where a server sorts. @default true with `value` */
  readonly sortable?: boolean | undefined;
  /** The first press sorts from high to low: for dates and amounts. @default false */
  readonly descendingFirst?: boolean | undefined;
  /** Whether the menu can hide it. @default true, but for `place: "key"` */
  readonly hideable?: boolean | undefined;
}

export interface DataTableProps<Item> extends Omit<TableHTMLAttributes<HTMLTableElement>, "children"> {
  /** Accessible name, visually hidden. */
  readonly caption: string;
  /** The columns, in their order. Keep the array the same, so that rows are not rendered again. */
  readonly columns: readonly DataColumn<Item>[];
  /** All rows, or with `serverSide` those of the page. Keep the array the same. */
  readonly rows: readonly Item[];
  /** Unique key of a row, such as its id. */
  readonly keyOf: (item: Item) => string;
  /** Shows only rows for which it is true. Keep the function the same (`useCallback`). */
  readonly filter?: ((item: Item) => boolean) | undefined;

  /** Rows have a checkbox, and the header one for all of them. @default false */
  readonly selectable?: boolean | undefined;
  /** Rows for which it is false cannot be selected. */
  readonly canSelect?: ((item: Item) => boolean) | undefined;
  /** Name of a row, for its checkbox. @default its key */
  readonly nameOf?: ((item: Item) => string) | undefined;
  /** Keys of the selected rows (controlled); also of rows that are not on this page. */
  readonly selected?: readonly string[] | undefined;
  /** Keys of the rows that are selected at first (uncontrolled). */
  readonly defaultSelected?: readonly string[] | undefined;
  /** Gets the keys of all selected rows. */
  readonly onSelectedChange?: ((selected: readonly string[]) => void) | undefined;
  /** Buttons for the selected rows, shown beside their number. */
  readonly actions?: ((selected: readonly string[]) => ReactNode) | undefined;

  /** The order (controlled). */
  readonly sort?: DataSort | undefined;
  /** The order at first (uncontrolled); otherwise that of `rows`. */
  readonly defaultSort?: DataSort | undefined;
  /** Gets the order of the header that was pressed. */
  readonly onSortChange?: ((sort: DataSort) => void) | undefined;

  /** Shows the menu of the columns. @default true */
  readonly columnsMenu?: boolean | undefined;
  /** Ids of the hidden columns (controlled). */
  readonly hiddenColumns?: readonly string[] | undefined;
  /** Ids of the columns that are hidden at first (uncontrolled). */
  readonly defaultHiddenColumns?: readonly string[] | undefined;
  /** Gets the ids of the hidden columns. */
  readonly onHiddenColumnsChange?: ((hidden: readonly string[]) => void) | undefined;

  /**
   * A server sorts, filters and pages: `rows` are drawn as they are. After each load but the first, `total`, or the
   * number of rows, is announced, or the text of `empty` or `problem`.
   * @default false
   */
  readonly serverSide?: boolean | undefined;
  /** With `serverSide`, the number of rows on all pages. */
  readonly total?: number | undefined;
  /** With `serverSide`, the number of rows before this page. @default 0 */
  readonly offset?: number | undefined;
  /** Pages below the table. */
  readonly pagination?: PaginationProps | undefined;

  /** Rows are being loaded: placeholders, or the rows of before, marked as busy. @default false */
  readonly loading?: boolean | undefined;
  /** Number of placeholders while nothing is loaded. @default 5 */
  readonly placeholders?: number | undefined;
  /** Shown in place of the rows when they could not be loaded: an `EmptyState` with a button for another try. */
  readonly problem?: ReactNode;
  /** Shown when there are no rows. @default the kit's "Nothing found" */
  readonly empty?: ReactNode;

  /**
   * Largest height of the rows with their header, such as `70dvh`: they scroll in it, and only those in view are in the
   * page. For long lists. Without it the page scrolls, and has all rows.
   */
  readonly height?: string | undefined;
  /** What stays above the header while the page scrolls, such as `64px`. Without `height` only. @default "0px" */
  readonly stickyTop?: string | undefined;
  /** Filters, at the start of the line above the table. */
  readonly toolbar?: ReactNode;
  /** On phones the rows reach the edges of a `Container` around. */
  readonly bleed?: boolean | undefined;
  /** The `table` element; `className` and `style` go to the root. */
  readonly ref?: Ref<HTMLTableElement> | undefined;
}

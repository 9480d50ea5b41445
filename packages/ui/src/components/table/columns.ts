import type { ReactNode } from "react";
import type { Href } from "../provider/index.ts";

/**
 * Position of a column in a row on phones. First line: `key`, at its end `status` and `actions`. Then `meta` on the
 * second line, and below it `pair` on a line of its own, or `start` and `end`, which share a line. `none` is not shown.
 */
export type CellPlace = "key" | "status" | "meta" | "pair" | "start" | "end" | "actions" | "none";

export interface TableColumn<Row> {
  /** Unique among the columns. */
  readonly id: string;
  /** Name of the column, in the header row. */
  readonly header: ReactNode;
  /** Hides the header visually, for an actions column. */
  readonly headerHidden?: boolean | undefined;
  /** Content of the column's cell in a row. */
  readonly cell: (row: Row) => ReactNode;
  /** Use `end` for numbers. @default "start" */
  readonly align?: "start" | "end" | undefined;
  /** Position on phones. @default "pair" */
  readonly place?: CellPlace | undefined;
  /** Shows the header before the value on phones. @default true for `pair` */
  readonly labelled?: boolean | undefined;
  /** CSS width of the column, such as `120px`; not used on phones. */
  readonly width?: string | undefined;
  /** Sorted by this column, and how. */
  readonly sorted?: "ascending" | "descending" | undefined;
  /** Address of the sorted list; makes the header a link. */
  readonly sortHref?: Href | undefined;
}

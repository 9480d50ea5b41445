import type { TableColumn } from "./columns.ts";
import * as styles from "./table.css.ts";

/** Explicit roles: some browsers drop table roles when CSS changes the display. */
export const ROLE = {
  table: { role: "table" },
  group: { role: "rowgroup" },
  row: { role: "row" },
  head: { role: "columnheader" },
  rowHead: { role: "rowheader" },
  cell: { role: "cell" },
} as const;

interface RowCellsProps<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly row: Row;
}

/** The cells of a row, with the name of the column before some of them on phones. */
export const RowCells = <Row,>({ columns, row }: RowCellsProps<Row>) =>
  columns.map(({ id, header, cell, align = "start", place = "pair", labelled = place === "pair" }) => (
    <td {...ROLE.cell} key={id} className={styles.cell({ align, place })}>
      {labelled ? (
        <>
          <span aria-hidden className={styles.pairLabel}>
            {header}
          </span>
          <span>{cell(row)}</span>
        </>
      ) : (
        cell(row)
      )}
    </td>
  ));

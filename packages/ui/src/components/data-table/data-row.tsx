import { type ChangeEvent, memo, type ReactNode, type Ref } from "react";
import { ChoiceInput } from "../../internal/choice/choice-input.tsx";
import * as choice from "../../internal/choice/choice.css.ts";
import { cx } from "../../internal/element/cx.ts";
import { visuallyHidden } from "../../internal/styles/visually-hidden.css.ts";
import { Skeleton } from "../skeleton/index.ts";
import { ROLE, RowCells } from "../table/row-cells.tsx";
import * as look from "../table/table.css.ts";
import * as styles from "./data-table.css.ts";
import type { HeldRow } from "./table-state.ts";
import type { DataColumn } from "./types.ts";

interface PickProps {
  readonly label: string;
  readonly checked: boolean;
  readonly indeterminate?: boolean;
  readonly disabled?: boolean;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** A checkbox of 44 px without words. */
export const Pick = ({ label, ...input }: PickProps) => (
  <label className={styles.pick}>
    <ChoiceInput type="checkbox" className={choice.checkbox} {...input} />
    <span className={visuallyHidden}>{label}</span>
  </label>
);

interface DataRowProps<Item> {
  readonly row: HeldRow<Item>;
  readonly columns: readonly DataColumn<Item>[];
  /** Place among the rows on screen. */
  readonly index: number;
  /** Place among all rows, from 2, as the header is the first; undefined where all rows are in the page. */
  readonly place: number | undefined;
  /** Name of the checkbox; undefined without one. */
  readonly pickLabel: string | undefined;
  readonly selected: boolean;
  readonly selectable: boolean;
  readonly ref: Ref<HTMLTableRowElement> | undefined;
}

/** Its content, which renders again only when a prop changes. */
export const DataRow = memo(
  <Item,>({ row, columns, index, place, pickLabel, selected, selectable, ref }: DataRowProps<Item>) => (
    <tr
      {...ROLE.row}
      ref={ref}
      data-index={index}
      data-state={pickLabel === undefined ? undefined : selected ? "selected" : "unselected"}
      aria-rowindex={place}
      className={cx(look.row, styles.row, pickLabel !== undefined && styles.pickable)}
    >
      {pickLabel === undefined ? null : (
        <td {...ROLE.cell} className={styles.pickCell}>
          <Pick label={pickLabel} checked={selected} disabled={!selectable} onChange={row.getToggleSelectedHandler()} />
        </td>
      )}
      <RowCells columns={columns} row={row.original.item} />
    </tr>
  ),
  // `memo` loses type parameters.
) as <Item>(props: DataRowProps<Item>) => ReactNode;

interface PlaceholderRowProps<Item> {
  readonly columns: readonly DataColumn<Item>[];
  readonly pickable: boolean;
}

/** The columns with a placeholder in each cell. */
const placeholders = <Item,>(columns: readonly DataColumn<Item>[]) =>
  columns.map((column) => ({
    ...column,
    cell: () => <Skeleton width={column.place === "key" ? 160 : 88} height="1lh" />,
  }));

/** As high as a row with one line. */
export const PlaceholderRow = <Item,>({ columns, pickable }: PlaceholderRowProps<Item>) => (
  <tr {...ROLE.row} aria-hidden className={cx(look.row, styles.row, pickable && styles.pickable)}>
    {pickable ? (
      <td {...ROLE.cell} className={styles.pickCell}>
        <span className={styles.pick}>
          <Skeleton width={24} height={24} />
        </span>
      </td>
    ) : null}
    <RowCells columns={placeholders(columns)} row={undefined} />
  </tr>
);

import { ArrowDown, ArrowUp } from "lucide-react";
import { type HTMLAttributes, memo, type ReactNode, type Ref, type TableHTMLAttributes } from "react";
import { cx } from "../../internal/element/cx.ts";
import { inlineVars } from "../../internal/styles/inline-vars.ts";
import { type LinkPartProps, LinkRoot, textOf } from "../../internal/element/link-root.tsx";
import { visuallyHidden } from "../../internal/styles/visually-hidden.css.ts";
import { Link } from "../provider/index.ts";
import type { TableColumn } from "./columns.ts";
import { ROLE, RowCells } from "./row-cells.tsx";
import * as styles from "./table.css.ts";

/** Rows under headings of their own, in the order in which the groups first appear. */
export interface TableGroups<Row> {
  /** Key of the group that a row belongs to. */
  readonly keyOf: (row: Row) => string;
  /** Heading of a group; gets the rows of the group. */
  readonly header: (rows: readonly Row[]) => ReactNode;
}

/** A row at the end of the table with one figure, under the column that it sums up. */
export interface TableTotal {
  /** Id of the column that the value stands under. */
  readonly column: string;
  /** What the value is, such as "Together". */
  readonly label: ReactNode;
  /** The value under the column. */
  readonly value: ReactNode;
  /** The sum of what is above, in bold. */
  readonly isSum?: boolean | undefined;
}

export interface TableProps<Row> extends Omit<TableHTMLAttributes<HTMLTableElement>, "children"> {
  /** Accessible name, visually hidden. */
  readonly caption: ReactNode;
  /** The columns, in their order. Keep the array the same, so that rows are not rendered again. */
  readonly columns: readonly TableColumn<Row>[];
  /** The rows, in their order. */
  readonly rows: readonly Row[];
  /** Unique key of a row, such as its id. */
  readonly keyOf: (row: Row) => string | number;
  /** Without it the rows have no headings. */
  readonly groups?: TableGroups<Row> | undefined;
  /** Rows below all others, such as the total of a column; label and value must differ from row to row. */
  readonly totals?: readonly TableTotal[] | undefined;
  /** On phones the rows reach the edges of a `Container` around. */
  readonly bleed?: boolean | undefined;
  /**
   * Width of a picture at the start of the key cell with its gap, such as `50px`: on phones the lines below begin under
   * the text beside the picture.
   */
  readonly indent?: string | undefined;
  /** The `table` element; `className` and `style` go to its frame. */
  readonly ref?: Ref<HTMLTableElement> | undefined;
}

interface HeadCellProps<Row> {
  readonly column: TableColumn<Row>;
}

const HeadCell = <Row,>({
  column: { header, headerHidden = false, align = "start", width, sorted, sortHref },
}: HeadCellProps<Row>) => {
  const Arrow = sorted === "ascending" ? ArrowUp : ArrowDown;
  return (
    <th
      scope="col"
      {...ROLE.head}
      aria-sort={sorted}
      className={styles.headCell({ align })}
      style={width === undefined ? undefined : inlineVars({ [styles.columnWidth]: width })}
    >
      {sortHref === undefined ? (
        <span className={headerHidden ? visuallyHidden : undefined}>{header}</span>
      ) : (
        <Link href={sortHref} className={styles.sortLink}>
          <span>{header}</span>
          {sorted === undefined ? null : <Arrow size={16} strokeWidth={2} aria-hidden />}
        </Link>
      )}
    </th>
  );
};

interface BodyRowProps<Row> {
  readonly row: Row;
  readonly columns: readonly TableColumn<Row>[];
}

const BodyRow = <Row,>({ row, columns }: BodyRowProps<Row>) => (
  <tr {...ROLE.row} className={styles.row}>
    <RowCells columns={columns} row={row} />
  </tr>
);

interface TotalRowProps<Row> {
  readonly total: TableTotal;
  readonly columns: readonly TableColumn<Row>[];
}

const TotalRow = <Row,>({ total: { column, label, value, isSum = false }, columns }: TotalRowProps<Row>) => {
  const at = columns.findIndex(({ id }) => id === column);
  const after = columns.length - at - 1;
  return (
    <tr {...ROLE.row} className={styles.totalRow({ isSum })}>
      <th scope="row" {...ROLE.rowHead} colSpan={Math.max(1, at)} className={styles.totalLabel}>
        {label}
      </th>
      <td {...ROLE.cell} className={styles.totalValue({ align: columns[at]?.align ?? "start" })}>
        {value}
      </td>
      {after > 0 ? <td aria-hidden colSpan={after} className={styles.totalRest} /> : null}
    </tr>
  );
};

/** `memo` loses type parameters. */
const SteadyRow = memo(BodyRow) as typeof BodyRow;

const inGroups = <Row,>(rows: readonly Row[], groups: TableGroups<Row> | undefined) => {
  if (groups === undefined) return [["", rows]] as const;
  const found = new Map<string, Row[]>();
  for (const row of rows) {
    const key = groups.keyOf(row);
    const members = found.get(key);
    if (members) members.push(row);
    else found.set(key, [row]);
  }
  return [...found];
};

/**
 * A table; below 760 px it is shown as a list without sideways scrolling, with sort links and controls of the header
 * above it. While `columns` is the same array, a row renders again only when its row object changes.
 */
export const Table = <Row,>({
  caption,
  columns,
  rows,
  keyOf,
  groups,
  totals = [],
  bleed = false,
  indent,
  className,
  style,
  ...rest
}: TableProps<Row>) => (
  <div
    data-component="Table"
    className={cx(styles.frame, bleed && styles.bleed, className)}
    style={indent === undefined ? style : { ...inlineVars({ [styles.rowIndent]: indent }), ...style }}
  >
    <table {...ROLE.table} className={styles.table} {...rest}>
      <caption className={visuallyHidden}>{caption}</caption>
      <thead {...ROLE.group} className={styles.head}>
        <tr {...ROLE.row} className={styles.headRow}>
          {columns.map((column) => (
            <HeadCell key={column.id} column={column} />
          ))}
        </tr>
      </thead>
      {inGroups(rows, groups).map(([group, members]) => (
        <tbody key={group} {...ROLE.group} className={styles.body}>
          {groups === undefined ? null : (
            <tr {...ROLE.row} className={styles.groupRow}>
              <th scope="rowgroup" {...ROLE.rowHead} colSpan={columns.length} className={styles.groupHead}>
                {groups.header(members)}
              </th>
            </tr>
          )}
          {members.map((row) => (
            <SteadyRow key={keyOf(row)} row={row} columns={columns} />
          ))}
        </tbody>
      ))}
      {totals.length === 0 ? null : (
        <tfoot {...ROLE.group} className={styles.totals}>
          {totals.map((total, index) => (
            <TotalRow key={index} total={total} columns={columns} />
          ))}
        </tfoot>
      )}
    </table>
  </div>
);

/** The link of a row's key cell; the whole row is its target. */
export const RowLink = ({ className, children, ...rest }: LinkPartProps) => (
  <LinkRoot data-component="RowLink" className={cx(styles.rowLink, className)} {...rest} given={children}>
    {textOf(rest.asChild, children)}
  </LinkRoot>
);

export interface CellMetaProps extends HTMLAttributes<HTMLSpanElement> {
  readonly ref?: Ref<HTMLSpanElement> | undefined;
}

/** The second line of a key cell. */
export const CellMeta = ({ className, ...rest }: CellMetaProps) => (
  <span data-component="CellMeta" className={cx(styles.meta, className)} {...rest} />
);

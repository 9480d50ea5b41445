import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import { type FocusEvent, Fragment, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { cx } from "../../internal/element/cx.ts";
import { useKeptFocus } from "../../internal/modal/use-kept-focus.ts";
import { inlineVars } from "../../internal/styles/inline-vars.ts";
import { visuallyHidden } from "../../internal/styles/visually-hidden.css.ts";
import { Pagination } from "../pagination/index.ts";
import { useStrings } from "../provider/index.ts";
import { ROLE } from "../table/row-cells.tsx";
import * as look from "../table/table.css.ts";
import { ColumnsMenu } from "./columns-menu.tsx";
import { DataRow, Pick, PlaceholderRow } from "./data-row.tsx";
import * as styles from "./data-table.css.ts";
import { useDrawnRows } from "./drawn-rows.ts";
import { rowKeys } from "./row-keys.ts";
import { isHideable, isSortable, useTableState } from "./table-state.ts";
import type { DataColumn, DataSort, DataTableProps } from "./types.ts";

interface HeadCellProps<Item> {
  readonly column: DataColumn<Item>;
  readonly sorted: DataSort["direction"] | undefined;
  readonly onSort: () => void;
}

const HeadCell = <Item,>({ column, sorted, onSort }: HeadCellProps<Item>) => {
  const { header, headerHidden = false, align = "start", width } = column;
  const Arrow = sorted === undefined ? ChevronsUpDown : sorted === "ascending" ? ArrowUp : ArrowDown;
  return (
    <th
      scope="col"
      {...ROLE.head}
      aria-sort={sorted}
      className={look.headCell({ align })}
      style={width === undefined ? undefined : inlineVars({ [look.columnWidth]: width })}
    >
      {isSortable(column) ? (
        <button type="button" onClick={onSort} className={cx(look.sortLink, styles.sort)}>
          <span>{header}</span>
          <Arrow size={16} strokeWidth={2} aria-hidden className={sorted === undefined ? styles.sortHint : undefined} />
        </button>
      ) : (
        <span className={headerHidden ? visuallyHidden : undefined}>{header}</span>
      )}
    </th>
  );
};

/** Whether the page is being printed, which needs all rows in the page at once. */
const usePrinting = (): boolean => {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener("beforeprint", begin);
    window.addEventListener("afterprint", end);
    return () => {
      window.removeEventListener("beforeprint", begin);
      window.removeEventListener("afterprint", end);
    };
  }, []);
  return isPrinting;
};

/** Holds the place of rows that are not in the page. */
const Gap = ({ height }: { readonly height: number }) =>
  height > 0 ? (
    <tr aria-hidden className={styles.gap} style={inlineVars({ [styles.gapHeight]: `${height}px` })} />
  ) : null;

/** Whether rows were loaded again: the first ones are read with the page, later ones come after a change of the user. */
const useReloaded = (loading: boolean): boolean => {
  const [wasLoading, setWasLoading] = useState(loading);
  const [isReloaded, setReloaded] = useState(false);
  if (wasLoading !== loading) {
    setWasLoading(loading);
    if (loading) setReloaded(true);
  }
  return isReloaded;
};

interface NoRowsProps {
  readonly columns: number;
  /** Gets what can be read in it. */
  readonly onText: (text: string) => void;
  readonly children: ReactNode;
}

/** A text in place of rows, as wide as the table. */
const NoRows = ({ columns, onText, children }: NoRowsProps) => {
  const cell = useRef<HTMLTableCellElement>(null);
  // The content may be any element, and only its text can be announced.
  useLayoutEffect(() => onText(cell.current?.innerText ?? ""));
  return (
    <tr {...ROLE.row} className={styles.noRow}>
      <td ref={cell} {...ROLE.cell} colSpan={columns} className={styles.noRows}>
        {children}
      </td>
    </tr>
  );
};

/**
 * A table of many rows to select, sort and look through. Below 760 px it is shown as a list, as Table is, with the sort
 * buttons above it.
 */
export const DataTable = <Item,>({
  caption,
  columns: allColumns,
  rows: items,
  keyOf,
  filter,
  selectable = false,
  canSelect,
  nameOf = keyOf,
  selected: selectedProp,
  defaultSelected,
  onSelectedChange,
  actions,
  sort: sortProp,
  defaultSort,
  onSortChange,
  columnsMenu = true,
  hiddenColumns: hiddenProp,
  defaultHiddenColumns,
  onHiddenColumnsChange,
  serverSide = false,
  total,
  offset = 0,
  pagination,
  loading = false,
  placeholders = 5,
  problem,
  empty,
  height,
  stickyTop,
  toolbar,
  bleed = false,
  className,
  style,
  ...rest
}: DataTableProps<Item>) => {
  const strings = useStrings();
  const { table, rows, columns, selected, sort, hidden, setShown } = useTableState({
    columns: allColumns,
    rows: items,
    keyOf,
    filter,
    canSelect,
    serverSide,
    selected: selectedProp,
    defaultSelected,
    onSelectedChange,
    sort: sortProp,
    defaultSort,
    onSortChange,
    hiddenColumns: hiddenProp,
    defaultHiddenColumns,
    onHiddenColumnsChange,
  });
  const area = useRef<HTMLDivElement>(null);
  // The actions are removed with the selection.
  const { ref: root, ...actionFocus } = useKeptFocus<HTMLDivElement>("thead :is(input:enabled, button)");
  const isPrinting = usePrinting();
  const isReloaded = useReloaded(loading);
  const [noRowsText, setNoRowsText] = useState("");
  const isPart = height !== undefined && !isPrinting;
  const { drawn, rest: below, measure, keep } = useDrawnRows(rows, area, isPart);

  // Keys of other pages do not count for the box in the header.
  const choices = selected.length > 0 ? rows.filter((row) => row.getCanSelect()) : [];
  const chosen = choices.filter((row) => row.getIsSelected()).length;

  const all = serverSide ? (total ?? offset + rows.length) : rows.length;
  // Rows that are not in the page, or are on another one, count too.
  const isCounted = isPart || all > rows.length;
  const span = columns.length + (selectable ? 1 : 0);
  const hasProblem = problem !== undefined && problem !== null && problem !== false;
  const isWaiting = loading && rows.length === 0 && !hasProblem;
  const hasMenu = columnsMenu && allColumns.some(isHideable);
  const isScrolled = height !== undefined;

  const handlers = {
    onKeyDown: rowKeys(rows.length, (index) => flushSync(() => keep(index))),
    onFocus: ({ target }: FocusEvent) => {
      const index = target.closest("tr")?.dataset["index"];
      if (index !== undefined) keep(Number(index));
    },
  };

  const announcement = () => {
    if (loading) return strings.loading;
    if (serverSide && isReloaded)
      return hasProblem || rows.length === 0 ? noRowsText : strings.results({ count: total ?? rows.length });
    return filter === undefined ? null : strings.results({ count: rows.length });
  };

  const noRows = (text: ReactNode) => (
    <NoRows columns={span} onText={setNoRowsText}>
      {text}
    </NoRows>
  );
  const body = () => {
    if (hasProblem) return noRows(problem);
    if (isWaiting)
      return Array.from({ length: placeholders }, (_, index) => (
        <PlaceholderRow key={index} columns={columns} pickable={selectable} />
      ));
    if (rows.length === 0) return noRows(empty ?? strings.noResults);
    return (
      <>
        {drawn.map(({ row, index, gap }) => (
          <Fragment key={row.id}>
            <Gap height={gap} />
            <DataRow
              ref={measure}
              row={row}
              columns={columns}
              index={index}
              place={isCounted ? offset + index + 2 : undefined}
              pickLabel={selectable ? strings.selectRow({ name: nameOf(row.original.item) }) : undefined}
              selected={selectable && row.getIsSelected()}
              selectable={row.getCanSelect()}
            />
          </Fragment>
        ))}
        <Gap height={below} />
      </>
    );
  };

  return (
    <div
      ref={root}
      data-component="DataTable"
      className={cx(styles.root, className)}
      style={stickyTop === undefined ? style : { ...inlineVars({ [styles.stickyTop]: stickyTop }), ...style }}
    >
      {toolbar !== undefined || selectable || hasMenu ? (
        <div className={styles.bar}>
          {toolbar === undefined ? null : <div className={styles.filters}>{toolbar}</div>}
          {selectable ? (
            <div className={styles.chosen}>
              <span role="status">{selected.length > 0 ? strings.chosen({ count: selected.length }) : null}</span>
              {selected.length > 0 ? (
                <div className={styles.chosen} {...actionFocus}>
                  {actions?.(selected)}
                </div>
              ) : null}
            </div>
          ) : null}
          {hasMenu ? (
            <div className={styles.menu}>
              <ColumnsMenu columns={allColumns} hidden={hidden} onShown={setShown} />
            </div>
          ) : null}
        </div>
      ) : null}
      <span role="status" className={visuallyHidden}>
        {announcement()}
      </span>
      <div className={cx(look.frame, bleed && look.bleed)}>
        <div
          ref={area}
          {...(isScrolled ? { role: "group", "aria-label": caption, tabIndex: 0 } : {})}
          className={isScrolled ? styles.area : undefined}
          style={isScrolled ? inlineVars({ [styles.areaHeight]: height }) : undefined}
        >
          <table
            {...ROLE.table}
            aria-rowcount={isCounted ? all + 1 : undefined}
            aria-busy={loading || undefined}
            className={cx(look.table, isScrolled && styles.steady)}
            {...rest}
          >
            <caption className={visuallyHidden}>{caption}</caption>
            <thead {...ROLE.group} className={cx(look.head, styles.head)}>
              <tr {...ROLE.row} aria-rowindex={isCounted ? 1 : undefined} className={look.headRow}>
                {selectable ? (
                  <th scope="col" {...ROLE.head} className={styles.pickHead}>
                    <Pick
                      label={strings.selectAllRows}
                      checked={chosen > 0 && chosen === choices.length}
                      indeterminate={chosen > 0 && chosen < choices.length}
                      disabled={rows.length === 0}
                      onChange={(event) => table.toggleAllRowsSelected(event.target.checked)}
                    />
                  </th>
                ) : null}
                {columns.map((column) => (
                  <HeadCell
                    key={column.id}
                    column={column}
                    sorted={sort?.column === column.id ? sort.direction : undefined}
                    onSort={() => table.getColumn(column.id)?.toggleSorting()}
                  />
                ))}
              </tr>
            </thead>
            <tbody {...ROLE.group} {...handlers} className={cx(look.body, styles.body)}>
              {body()}
            </tbody>
          </table>
        </div>
      </div>
      {pagination === undefined ? null : <Pagination {...pagination} />}
    </div>
  );
};

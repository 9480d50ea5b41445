import {
  type ColumnDef,
  columnVisibilityFeature,
  createSortedRowModel,
  functionalUpdate,
  type Row,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  type Updater,
  useTable,
} from "@tanstack/react-table";
import { useMemo } from "react";
import { useControlled } from "../../internal/input/use-controlled.ts";
import { useLocale } from "../provider/index.ts";
import type { DataColumn, DataSort, DataTableProps, SortValue } from "./types.ts";

const features = tableFeatures({
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
});

/** The caller's row in an object, because the library takes objects only. */
export interface Held<Item> {
  readonly item: Item;
}

export type HeldRow<Item> = Row<typeof features, Held<Item>>;

const NONE: readonly string[] = [];

const compare = (collator: Intl.Collator, first: SortValue, second: SortValue): number =>
  typeof first === "string" && typeof second === "string"
    ? collator.compare(first, second)
    : Number(first) - Number(second);

export const isSortable = <Item>({ value, sortable = value !== undefined }: DataColumn<Item>): boolean => sortable;
export const isHideable = <Item>({ place, hideable = place !== "key" }: DataColumn<Item>): boolean => hideable;

type TableStateProps<Item> = Pick<
  DataTableProps<Item>,
  | "columns"
  | "rows"
  | "keyOf"
  | "filter"
  | "canSelect"
  | "serverSide"
  | "selected"
  | "defaultSelected"
  | "onSelectedChange"
  | "sort"
  | "defaultSort"
  | "onSortChange"
  | "hiddenColumns"
  | "defaultHiddenColumns"
  | "onHiddenColumnsChange"
>;

/** Selection, order and columns on screen, on TanStack Table. */
export const useTableState = <Item>({
  columns,
  rows,
  keyOf,
  filter,
  canSelect,
  serverSide = false,
  selected: selectedProp,
  defaultSelected = NONE,
  onSelectedChange,
  sort: sortProp,
  defaultSort,
  onSortChange,
  hiddenColumns: hiddenProp,
  defaultHiddenColumns = NONE,
  onHiddenColumnsChange,
}: TableStateProps<Item>) => {
  const locale = useLocale();
  const [selected, setSelected] = useControlled(selectedProp, defaultSelected, onSelectedChange);
  const [sort, setSort] = useControlled<DataSort, DataSort | undefined>(sortProp, defaultSort, onSortChange);
  const [hidden, setHidden] = useControlled(hiddenProp, defaultHiddenColumns, onHiddenColumnsChange);

  const data = useMemo(() => {
    const shown = filter === undefined ? rows : rows.filter(filter);
    return shown.map((item): Held<Item> => ({ item }));
  }, [rows, filter]);

  const definitions = useMemo(() => {
    const collator = new Intl.Collator(locale, { numeric: true });
    return columns.map((column): ColumnDef<typeof features, Held<Item>> => ({
      id: column.id,
      accessorFn: ({ item }) => column.value?.(item) ?? undefined,
      enableSorting: isSortable(column),
      enableHiding: isHideable(column),
      sortDescFirst: column.descendingFirst ?? false,
      sortUndefined: "last",
      sortFn: (first, second, id) => compare(collator, first.getValue<SortValue>(id), second.getValue<SortValue>(id)),
    }));
  }, [columns, locale]);

  const state = useMemo(
    () => ({
      rowSelection: Object.fromEntries(selected.map((key) => [key, true] as const)),
      sorting: sort === undefined ? [] : [{ id: sort.column, desc: sort.direction === "descending" }],
      columnVisibility: Object.fromEntries(hidden.map((id) => [id, false])),
    }),
    [selected, sort, hidden],
  );

  const table = useTable({
    features,
    columns: definitions,
    data,
    state,
    getRowId: ({ item }) => String(keyOf(item)),
    manualSorting: serverSide,
    enableSortingRemoval: false,
    enableMultiSort: false,
    enableRowSelection: canSelect === undefined ? true : ({ original }) => canSelect(original.item),
    isRowRangeSelectionEvent: (event) =>
      typeof event === "object" &&
      event !== null &&
      "nativeEvent" in event &&
      event.nativeEvent instanceof MouseEvent &&
      event.nativeEvent.shiftKey,
    onRowSelectionChange: (updater: Updater<typeof state.rowSelection>) =>
      setSelected(Object.keys(functionalUpdate(updater, state.rowSelection))),
    onSortingChange: (updater: Updater<typeof state.sorting>) => {
      const [first] = functionalUpdate(updater, state.sorting);
      if (first !== undefined) setSort({ column: first.id, direction: first.desc ? "descending" : "ascending" });
    },
  });

  const shown = useMemo(() => columns.filter(({ id }) => !hidden.includes(id)), [columns, hidden]);
  return {
    table,
    rows: table.getRowModel().rows,
    columns: shown,
    selected,
    sort,
    hidden,
    setShown: (id: string, on: boolean) => setHidden(on ? hidden.filter((other) => other !== id) : [...hidden, id]),
  };
};

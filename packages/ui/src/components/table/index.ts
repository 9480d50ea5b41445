export type { CellPlace, TableColumn } from "./columns.ts";
export { CellMeta, RowLink, Table, type TableGroups, type TableProps } from "./table.tsx";

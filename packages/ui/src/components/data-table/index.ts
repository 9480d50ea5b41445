export { DataTable } from "./data-table.tsx";
export type { DataColumn, DataSort, DataTableProps, SortValue } from "./types.ts";

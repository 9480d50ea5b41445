export type { CellPlace, TableColumn } from "./columns.ts";
export {
  CellMeta,
  type CellMetaProps,
  RowLink,
  Table,
  type TableGroups,
  type TableProps,
  type TableTotal,
} from "./table.tsx";

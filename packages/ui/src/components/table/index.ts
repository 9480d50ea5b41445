export {
  CellMeta,
  type CellPlace,
  RowLink,
  Table,
  type TableColumn,
  type TableGroups,
  type TableProps,
} from "./table.tsx";

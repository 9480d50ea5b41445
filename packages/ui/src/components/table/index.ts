export { CellMeta, type CellPlace, RowLink, Table, type TableColumn, type TableProps } from "./table.tsx";

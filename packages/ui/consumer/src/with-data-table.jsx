"use client";

import { DataTable } from "@lucarne/ui/data-table";

const columns = [
  { id: "name", header: "Name", place: "key", cell: ({ name }) => name, value: ({ name }) => name },
  { id: "points", header: "Points", align: "end", cell: ({ points }) => points, value: ({ points }) => points },
];

/**
 * A table with columns: functions, which a server page cannot pass.
 * @param props the props of the table beside them
 */
export const WithDataTable = (props) => (
  <DataTable caption="Projects" columns={columns} keyOf={({ name }) => name} selectable {...props} />
);

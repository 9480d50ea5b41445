import { useMemo, useState } from "react";
import { Badge } from "../../components/badge/index.ts";
import { IconButton } from "../../components/icon-button/index.ts";
import { EllipsisVertical } from "../../components/icons/index.ts";
import { Menu, MenuItem } from "../../components/menu/index.ts";
import { Pagination } from "../../components/pagination/index.ts";
import { RowLink, Table, type TableColumn } from "../../components/table/index.ts";
import { Heading } from "../../components/text/index.ts";
import { Container, Stack } from "../../layout/index.ts";

interface Project {
  readonly id: number;
  readonly town: string;
  readonly windows: number;
  readonly started: string;
  readonly closed: boolean;
}

const towns = ["Zakopane", "Nowy Targ", "Székesfehérvár", "Kranjska Gora", "Varaždin"];

const someProjects = (count: number): readonly Project[] =>
  Array.from({ length: count }, (_, index) => ({
    id: 4000 + index,
    town: towns[index % towns.length] ?? "",
    windows: 1 + (index % 12),
    started: `${1 + (index % 28)} Nov 2026`,
    closed: index % 3 === 0,
  }));

type Columns = (
  setClosed: (id: number, closed: boolean) => void,
  onRow?: (id: number) => void,
) => readonly TableColumn<Project>[];

const columnsWith: Columns = (setClosed, onRow) => [
  {
    id: "project",
    header: "Project",
    place: "key",
    cell: ({ id }) => {
      onRow?.(id);
      return <RowLink href={`#${id}`}>Project {id}</RowLink>;
    },
  },
  { id: "town", header: "Town", place: "meta", cell: ({ town }) => town },
  { id: "started", header: "Started", cell: ({ started }) => started },
  { id: "windows", header: "Windows", align: "end", cell: ({ windows }) => windows },
  {
    id: "status",
    header: "Status",
    place: "status",
    cell: ({ closed }) => <Badge tone={closed ? "positive" : "info"}>{closed ? "Closed" : "In progress"}</Badge>,
  },
  {
    id: "actions",
    header: "Actions",
    headerHidden: true,
    place: "actions",
    align: "end",
    cell: ({ id, closed }) => (
      <Menu
        align="end"
        trigger={<IconButton size="compact" icon={EllipsisVertical} label={`Actions for project ${id}`} />}
      >
        <MenuItem onSelect={() => setClosed(id, !closed)}>{closed ? "Open again" : "Close"}</MenuItem>
        <MenuItem href={`#${id}-windows`}>Windows</MenuItem>
      </Menu>
    ),
  },
];

export interface ProjectsProps {
  /** @default 200 */
  readonly count?: number;
  /** Called for every row render. */
  readonly onRow?: (id: number) => void;
}

/** A long list with a menu in every row, whose first choice changes that row alone. */
export const Projects = ({ count = 200, onRow }: ProjectsProps) => {
  const [rows, setRows] = useState(() => someProjects(count));
  const columns = useMemo(
    () =>
      columnsWith(
        (id, closed) => setRows((before) => before.map((row) => (row.id === id ? { ...row, closed } : row))),
        onRow,
      ),
    [onRow],
  );
  return (
    <Container as="main">
      <Stack space="large">
        <Heading level={1}>Projects</Heading>
        <Table caption="Projects" columns={columns} rows={rows} keyOf={({ id }) => id} />
        <Pagination page={1} pages={8} range={`1–${count} of ${count * 8}`} hrefOf={(page) => `#page-${page}`} />
      </Stack>
    </Container>
  );
};

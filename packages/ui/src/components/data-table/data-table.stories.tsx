import type { Meta, StoryObj } from "@storybook/react-vite";
import { useCallback, useState } from "react";
import { expect, screen, waitFor } from "storybook/test";
import { onAPhone } from "../../testing/on-a-phone.ts";
import { Amount } from "../amount/index.ts";
import { Badge } from "../badge/index.ts";
import { Button } from "../button/index.ts";
import { EmptyState } from "../empty-state/index.ts";
import { CellMeta, RowLink } from "../table/index.ts";
import { TextField } from "../text-field/index.ts";
import { type DataColumn, DataTable, type DataTableProps } from "./index.ts";

interface Order {
  readonly id: string;
  readonly where: string;
  readonly created: Date;
  readonly points: number;
  readonly open: boolean;
}

const towns = [
  "ul. Krupówki 41, Zakopane",
  "ul. Szkolna 7, Nowy Targ",
  "Elkelkáposztástalaníthatatlanságoskodásaitokért utca 12, Székesfehérvár",
  "Łódź",
  "Čakovec",
];

const someOrders = (count: number): readonly Order[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `4079-${1000 + index}`,
    where: towns[index % towns.length] ?? "",
    created: new Date(Date.UTC(2026, 10, 20 - (index % 300))),
    points: (index * 130) % 970,
    open: index % 3 === 0,
  }));

const day = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeZone: "UTC" });

const columns: readonly DataColumn<Order>[] = [
  {
    id: "order",
    header: "Order",
    place: "key",
    value: ({ id }) => id,
    cell: ({ id }) => <RowLink href={`#${id}`}>{id}</RowLink>,
  },
  {
    id: "where",
    header: "Address",
    place: "meta",
    value: ({ where }) => where,
    cell: ({ where }) => <CellMeta>{where}</CellMeta>,
  },
  {
    id: "created",
    header: "Created",
    value: ({ created }) => created,
    descendingFirst: true,
    cell: ({ created }) => day.format(created),
  },
  {
    id: "status",
    header: "Status",
    place: "status",
    cell: ({ open }) => <Badge tone={open ? "warning" : "positive"}>{open ? "Open" : "Done"}</Badge>,
  },
  {
    id: "points",
    header: "Points",
    align: "end",
    value: ({ points }) => points,
    descendingFirst: true,
    cell: ({ points }) => <Amount value={points} />,
  },
];

const fiveOrders = someOrders(5);
const allOrders = someOrders(10_000);

const Orders = (props: Partial<DataTableProps<Order>>) => (
  <DataTable caption="Orders" columns={columns} rows={fiveOrders} keyOf={({ id }) => id} {...props} />
);

const meta = { title: "Components/DataTable", component: Orders } satisfies Meta<typeof Orders>;
export default meta;
type Story = StoryObj<typeof meta>;

const exportButton = () => (
  <Button variant="soft" size="compact">
    Export
  </Button>
);

export const Selected: Story = {
  tags: ["pictured-in-every-theme"],
  args: {
    selectable: true,
    defaultSelected: ["4079-1001", "4079-1003"],
    defaultSort: { column: "created", direction: "descending" },
    actions: exportButton,
  },
};

/** 10,000 rows, of which those in view are in the page. */
export const TenThousandRows: Story = {
  args: { rows: allOrders, selectable: true, height: "480px" },
  play: async ({ canvas }) => {
    const table = canvas.getByRole("table", { name: "Orders" });
    await expect(table).toHaveAttribute("aria-rowcount", "10001");
    await expect(canvas.getAllByRole("row").length).toBeLessThan(60);
  },
};

const Filtered = () => {
  const [text, setText] = useState("łó");
  const filter = useCallback((order: Order) => order.where.toLowerCase().includes(text.toLowerCase()), [text]);
  return (
    <Orders
      rows={allOrders}
      filter={filter}
      height="360px"
      toolbar={<TextField label="Address" value={text} onChange={({ target }) => setText(target.value)} />}
    />
  );
};

export const WithAFilter: Story = { render: () => <Filtered />, tags: ["long"] };

export const ColumnsHidden: Story = {
  args: { defaultHiddenColumns: ["where", "status"] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Columns" }));
    await waitFor(() => expect(screen.getByRole("menuitemcheckbox", { name: "Points" })).toBeVisible());
  },
  decorators: [
    (Drawn) => (
      <div style={{ minBlockSize: 420 }}>
        <Drawn />
      </div>
    ),
  ],
};

/** A server sorts and pages; a selection stays while pages change. */
const ServerSide = () => {
  const [page, setPage] = useState(3);
  return (
    <Orders
      rows={allOrders.slice((page - 1) * 5, page * 5)}
      selectable
      serverSide
      defaultSelected={["4079-1000", "4079-1012"]}
      total={10_000}
      offset={(page - 1) * 5}
      pagination={{
        page,
        pages: 2000,
        range: `${(page - 1) * 5 + 1}–${page * 5} of 10,000`,
        onPageChange: setPage,
      }}
    />
  );
};
export const PagesOfAServer: Story = { render: () => <ServerSide />, tags: ["long"] };

/** Placeholders have the height of rows. */
export const Loading: Story = { args: { rows: [], loading: true, selectable: true }, tags: ["long"] };
export const Empty: Story = { args: { rows: [], empty: "There are no orders yet." }, tags: ["long"] };
export const NotLoaded: Story = {
  tags: ["long"],
  args: {
    rows: [],
    problem: (
      <EmptyState
        level={3}
        title="The orders could not be loaded"
        text="Check the connection and try again."
        action={<Button variant="outline">Try again</Button>}
      />
    ),
  },
};

export const OnAPhone: Story = { ...Selected, tags: [], ...onAPhone };
export const LoadingOnAPhone: Story = { ...Loading, ...onAPhone, tags: ["long"] };
export const TenThousandRowsOnAPhone: Story = { args: { ...TenThousandRows.args }, ...onAPhone, tags: ["long"] };

/** From right to left. */
export const RightToLeft: Story = {
  tags: ["long"],
  render: () => (
    <div dir="rtl">
      <Orders selectable defaultSelected={["4079-1001"]} />
    </div>
  ),
};

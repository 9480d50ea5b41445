import type { Meta, StoryObj } from "@storybook/react-vite";
import { onAPhone } from "../../testing/on-a-phone.ts";
import { Amount } from "../amount/index.ts";
import { Identity } from "../avatar/index.ts";
import { Badge } from "../badge/index.ts";
import { IconButton } from "../icon-button/index.ts";
import { EllipsisVertical } from "../icons/index.ts";
import { Skeleton } from "../skeleton/index.ts";
import { CellMeta, RowLink, Table, type TableColumn } from "./index.ts";

interface Order {
  readonly id: string;
  readonly where: string;
  readonly created: string;
  readonly points: string;
  readonly status: "info" | "warning" | "positive";
  readonly word: string;
}

const orders: readonly Order[] = [
  {
    id: "4079-121",
    where: "ul. Krupówki 41, Zakopane",
    created: "16 Nov 2026",
    points: "960",
    status: "info",
    word: "Pending",
  },
  {
    id: "4079-118",
    where: "ul. Szkolna 7, Nowy Targ",
    created: "14 Nov 2026",
    points: "110",
    status: "warning",
    word: "Approved",
  },
  {
    id: "4079-104",
    where: "Elkelkáposztástalaníthatatlanságoskodásaitokért utca 12, Székesfehérvár",
    created: "2 Nov 2026",
    points: "640",
    status: "positive",
    word: "Completed",
  },
];

const columns: readonly TableColumn<Order>[] = [
  {
    id: "order",
    header: "Order",
    place: "key",
    sortHref: "#sort-order",
    sorted: "descending",
    cell: ({ id, where }) => (
      <>
        <RowLink href={`#${id}`}>{id}</RowLink>
        <CellMeta>{where}</CellMeta>
      </>
    ),
  },
  { id: "created", header: "Created", place: "meta", cell: ({ created }) => created, sortHref: "#sort-created" },
  { id: "status", header: "Status", place: "status", cell: ({ status, word }) => <Badge tone={status}>{word}</Badge> },
  { id: "points", header: "Points", align: "end", cell: ({ points }) => <Amount value={points} /> },
];

const withActions: readonly TableColumn<Order>[] = [
  ...columns.filter(({ id }) => id !== "status"),
  {
    id: "actions",
    header: "Actions",
    headerHidden: true,
    place: "actions",
    align: "end",
    cell: ({ id }) => <IconButton size="compact" icon={EllipsisVertical} label={`Actions for ${id}`} />,
  },
];

const meta = { title: "Components/Table", component: Table } satisfies Meta;
export default meta;
type Story = StoryObj;

export const Orders: Story = {
  render: () => <Table caption="Orders" columns={columns} rows={orders} keyOf={({ id }) => id} />,
};
export const WithRowActions: Story = {
  render: () => <Table caption="Orders" columns={withActions} rows={orders} keyOf={({ id }) => id} />,
};

const waiting: readonly TableColumn<number>[] = columns.map(({ id, header, align = "start", place = "pair" }) => ({
  id,
  header,
  align,
  place,
  cell: () => <Skeleton width={place === "key" ? 160 : 88} height={20} />,
}));

/** Placeholder rows have the height of loaded rows. */
export const Loading: Story = {
  render: () => <Table aria-busy caption="Orders" columns={waiting} rows={[1, 2, 3]} keyOf={(row) => row} />,
  tags: ["long"],
};

/** The same table as a list of rows, without sideways scrolling. */
export const OnAPhone: Story = { ...Orders, ...onAPhone };
export const OnAPhoneWithRowActions: Story = { ...WithRowActions, ...onAPhone, tags: ["long"] };

const person: readonly TableColumn<Order>[] = [
  {
    id: "where",
    header: "Address",
    place: "key",
    cell: ({ where, word }) => <Identity name={where} text={word} />,
  },
  { id: "created", header: "Created", place: "start", labelled: true, cell: ({ created }) => created },
  { id: "points", header: "Points", place: "end", align: "end", cell: ({ points }) => <Amount value={points} /> },
];

/** With a picture in the key cell, and two facts on one line. */
export const OnAPhoneWithPictures: Story = {
  tags: ["long"],
  render: () => <Table caption="Orders" columns={person} rows={orders} keyOf={({ id }) => id} indent="48px" />,
  ...onAPhone,
};

/** Figures below all rows, under the column that they sum up. */
export const WithTotals: Story = {
  tags: ["long"],
  render: () => (
    <Table
      caption="Orders"
      columns={columns}
      rows={orders}
      keyOf={({ id }) => id}
      totals={[
        { column: "points", label: "Delivery", value: "+20" },
        { column: "points", label: "Total", value: "1,730", isSum: true },
      ]}
    />
  ),
};

/** Rows of one kind under a heading with their count. */
export const Grouped: Story = {
  tags: ["long"],
  render: () => (
    <Table
      caption="Orders"
      columns={columns}
      rows={orders}
      keyOf={({ id }) => id}
      groups={{ keyOf: ({ word }) => word, header: ([first]) => first?.word }}
    />
  ),
};

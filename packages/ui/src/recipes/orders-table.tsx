import { useCallback, useMemo, useRef, useState } from "react";
import { Amount } from "../components/amount/index.ts";
import { Badge } from "../components/badge/index.ts";
import { Button } from "../components/button/index.ts";
import { Chip } from "../components/chip/index.ts";
import { type DataColumn, DataTable } from "../components/data-table/index.ts";
import { DateField } from "../components/date-field/index.ts";
import { EmptyState } from "../components/empty-state/index.ts";
import { useLocale } from "../components/provider/index.ts";
import { SelectField } from "../components/select-field/index.ts";
import { RowLink } from "../components/table/index.ts";
import { Heading } from "../components/text/index.ts";
import { TextField } from "../components/text-field/index.ts";
import { Container, Grid, Inline, Stack } from "../layout/index.ts";

export interface Order {
  readonly id: string;
  readonly customer: string;
  /** ISO text: `2026-03-05`. */
  readonly day: string;
  readonly status: "open" | "sent" | "returned";
  readonly points: number;
}

const STATUS = {
  open: { label: "Open", tone: "warning" },
  sent: { label: "Sent", tone: "positive" },
  returned: { label: "Returned", tone: "negative" },
} as const;

const statusOptions = [
  { value: "", label: "All" },
  ...Object.entries(STATUS).map(([value, { label }]) => ({ value, label })),
];

const NO_FILTERS = { text: "", status: "", from: "" };
type Filters = typeof NO_FILTERS;

const fits = ({ customer, id, status, day }: Order, filters: Filters) =>
  `${id} ${customer}`.toLowerCase().includes(filters.text.toLowerCase()) &&
  (filters.status === "" || status === filters.status) &&
  day >= filters.from;

/** Writes a day in the way of the language on screen. */
const useDayFormat = () => {
  const locale = useLocale();
  return useMemo(() => {
    const date = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" });
    return (day: string) => date.format(new Date(day));
  }, [locale]);
};

const useColumns = (formatDay: (day: string) => string): readonly DataColumn<Order>[] => {
  const locale = useLocale();
  return useMemo(
    () => [
      {
        id: "order",
        header: "Order",
        place: "key",
        value: ({ id }) => id,
        cell: ({ id }) => <RowLink href={`#${id}`}>{id}</RowLink>,
      },
      {
        id: "customer",
        header: "Customer",
        place: "meta",
        value: ({ customer }) => customer,
        cell: ({ customer }) => customer,
      },
      {
        id: "day",
        header: "Day",
        value: ({ day }) => day,
        descendingFirst: true,
        cell: ({ day }) => formatDay(day),
      },
      {
        id: "status",
        header: "Status",
        place: "status",
        cell: ({ status }) => <Badge tone={STATUS[status].tone}>{STATUS[status].label}</Badge>,
      },
      {
        id: "points",
        header: "Points",
        align: "end",
        value: ({ points }) => points,
        descendingFirst: true,
        cell: ({ points }) => <Amount value={points.toLocaleString(locale)} />,
      },
    ],
    [locale, formatDay],
  );
};

export interface OrdersTableProps {
  readonly orders: readonly Order[];
  /** Called with the ids of the selected orders. */
  readonly onPrint: (ids: readonly string[]) => void;
}

/** A table with three filters, each shown as a chip that takes it away, and an action on the selected rows. */
export const OrdersTable = ({ orders, onPrint }: OrdersTableProps) => {
  const formatDay = useDayFormat();
  const columns = useColumns(formatDay);
  const [filters, setFilters] = useState(NO_FILTERS);
  // Of the field for a day: a text that is no day has no value that could be taken away.
  const [clears, setClears] = useState(0);
  // Gets focus when what had it goes away: in the field for the text, a phone would open its keyboard.
  const heading = useRef<HTMLElement>(null);
  const chipRow = useRef<HTMLElement>(null);
  const change = (some: Partial<Filters>) => setFilters((before) => ({ ...before, ...some }));
  /** Takes a filter away. Focus goes to the next chip, or the one before, or the heading. */
  const remove = (name: keyof Filters, button: HTMLButtonElement) => {
    const buttons = [...(chipRow.current?.querySelectorAll("button") ?? [])];
    const at = buttons.indexOf(button);
    (buttons[at + 1] ?? buttons[at - 1] ?? heading.current)?.focus();
    change({ [name]: "" });
  };
  const clear = () => {
    // The button goes away with the text that no order fits.
    heading.current?.focus();
    setFilters(NO_FILTERS);
    setClears((count) => count + 1);
  };
  const filter = useCallback((order: Order) => fits(order, filters), [filters]);
  const actions = (ids: readonly string[]) => (
    <Button variant="outline" size="compact" onClick={() => onPrint(ids)}>
      Print
    </Button>
  );
  const chips = [
    { name: "text", label: filters.text },
    { name: "status", label: statusOptions.find(({ value }) => value === filters.status)?.label },
    { name: "from", label: filters.from === "" ? "" : `From ${formatDay(filters.from)}` },
  ] as const;

  return (
    <Container>
      <Stack>
        <Heading ref={heading} level={1} tabIndex={-1}>
          Orders
        </Heading>
        <Grid role="search" aria-label="Filters" columns={{ phone: 1, tablet: 3 }}>
          <TextField
            label="Order or customer"
            type="search"
            value={filters.text}
            onChange={({ currentTarget }) => change({ text: currentTarget.value })}
          />
          <SelectField
            label="Status"
            options={statusOptions}
            value={filters.status}
            onChange={({ currentTarget }) => change({ status: currentTarget.value })}
          />
          <DateField key={clears} label="From" value={filters.from} onValueChange={(from) => change({ from })} />
        </Grid>
        <Inline ref={chipRow} space="xsmall">
          {chips
            .filter(({ name }) => filters[name] !== "")
            .map(({ name, label }) => (
              <Chip
                key={name}
                onRemove={({ currentTarget }) => remove(name, currentTarget)}
                removeLabel={`Remove the filter ${label}`}
              >
                {label}
              </Chip>
            ))}
        </Inline>
        <DataTable
          caption="Orders"
          columns={columns}
          rows={orders}
          keyOf={({ id }) => id}
          filter={filter}
          defaultSort={{ column: "day", direction: "descending" }}
          selectable
          actions={actions}
          empty={
            <EmptyState
              title="No order fits"
              text="Take a filter away to see more."
              action={<Button onClick={clear}>Show all orders</Button>}
            />
          }
        />
      </Stack>
    </Container>
  );
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inline, Stack } from "../../layout/index.ts";
import { Card } from "../card/index.ts";
import { Table } from "../table/index.ts";
import { Text } from "../text/index.ts";
import { BarChart, LineChart, Sparkline } from "./index.ts";

const meta = { title: "Components/Chart" } satisfies Meta;
export default meta;
type Story = StoryObj;

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const EARNED = [120, 80, 240, 310, 0, 180, 420, 390, 260, 150, 90, 340];
const SPENT = [0, 60, 0, 120, 300, 0, 80, 0, 210, 0, 40, 90];
const EXPIRED = [0, 0, 30, 0, 0, 60, 0, 0, 0, 20, 0, 10];

const series = [
  { id: "earned", label: "Earned", tone: "positive" },
  { id: "spent", label: "Spent", tone: "accent" },
  { id: "expired", label: "Expired", tone: "neutral" },
] as const;

const columnsOf = (earned: readonly number[]) =>
  MONTHS.map((month, index) => ({
    id: month,
    text: `${month} 2026: ${earned[index]} points earned, ${SPENT[index]} spent, ${EXPIRED[index]} expired`,
    up: [{ series: "earned", value: earned[index] ?? 0 }],
    down: [
      { series: "spent", value: SPENT[index] ?? 0 },
      { series: "expired", value: EXPIRED[index] ?? 0 },
    ],
  }));

/** Gains above the line of zero, losses below it; the chosen month is said below. */
export const Bars: Story = {
  tags: ["pictured-in-every-theme"],
  render: () => (
    <Card>
      <BarChart
        label="Points by month"
        series={series}
        columns={columnsOf(EARNED)}
        ends={["January 2026", "December 2026"]}
      />
    </Card>
  ),
};

/** One month is far higher than all others: it is cut off, and a note says so. */
export const CutOff: Story = {
  tags: ["long"],
  render: () => (
    <Card>
      <BarChart
        label="Points by month"
        series={series.slice(0, 1)}
        columns={columnsOf(EARNED.map((value, index) => (index === 4 ? 24_000 : value))).map(
          ({ down: _, ...column }) => column,
        )}
        initial={4}
        ends={["January 2026", "December 2026"]}
        cutNote={(cut) => `Drawn shorter than it is: ${cut.map(({ id }) => id).join(", ")}`}
      />
    </Card>
  ),
};

const BALANCE = [820, 840, 1080, 1270, 970, 1150, 1490, 1880, 1930, 2060, 2110, 2360];

/** A period without a value interrupts its line. */
export const Lines: Story = {
  tags: ["pictured-in-every-theme", "long"],
  render: () => (
    <Card>
      <LineChart
        label="Balance by month"
        series={[
          { id: "own", label: "Your company", tone: "primary" },
          { id: "others", label: "Others in your country", tone: "neutral" },
        ]}
        points={MONTHS.map((month, index) => ({
          id: month,
          text: `${month} 2026: ${BALANCE[index]} points`,
          values: [BALANCE[index] ?? null, index < 3 ? null : 1200 + index * 20],
        }))}
        ends={["January 2026", "December 2026"]}
      />
    </Card>
  ),
};

export const Sparklines: Story = {
  tags: ["pictured-in-every-theme", "long"],
  render: () => (
    <Stack space="small">
      {(
        [
          ["Balance", "2,360", BALANCE, "primary"],
          ["Earned", "340", EARNED, "positive"],
          ["Without a change", "5", [5, 5, 5], "neutral"],
        ] as const
      ).map(([name, value, values, tone]) => (
        <Inline key={name} space="small">
          <Text>{name}</Text>
          <Sparkline label={`${name} of the last months`} values={values} tone={tone} />
          <Text>{value}</Text>
        </Inline>
      ))}
    </Stack>
  ),
};

/** Long words below, in a column as narrow as a phone's. */
export const Narrow: Story = {
  tags: ["long"],
  render: () => (
    <Stack style={{ maxInlineSize: 288 }}>
      <BarChart
        label="Точки по месеци"
        series={[
          { id: "earned", label: "Спечелени точки", tone: "positive" },
          { id: "spent", label: "Изразходвани точки", tone: "accent" },
        ]}
        columns={MONTHS.map((month, index) => ({
          id: month,
          text: `${month} 2026 г.: ${EARNED[index]} спечелени точки, ${SPENT[index]} изразходвани`,
          up: [{ series: "earned", value: (EARNED[index] ?? 0) * 1000 }],
          down: [{ series: "spent", value: (SPENT[index] ?? 0) * 1000 }],
        }))}
        ends={["януари 2026 г.", "декември 2026 г."]}
      />
    </Stack>
  ),
};

/** Every value, for those who cannot see the chart or compare exactly. */
export const WithTable: Story = {
  render: () => (
    <Card>
      <BarChart
        label="Points by month"
        series={series}
        columns={columnsOf(EARNED)}
        ends={["January 2026", "December 2026"]}
        table={
          <Table
            caption="Points by month"
            rows={MONTHS.slice(0, 4)}
            keyOf={(month) => month}
            columns={[
              { id: "month", header: "Month", place: "key", cell: (month) => `${month} 2026` },
              { id: "earned", header: "Earned", align: "end", cell: (month) => EARNED[MONTHS.indexOf(month)] },
              { id: "spent", header: "Spent", align: "end", cell: (month) => SPENT[MONTHS.indexOf(month)] },
            ]}
          />
        }
      />
    </Card>
  ),
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByText(/./, { selector: "summary > :first-child" })),
};

/** Periods that have no values. A text that says why is better for a reader. */
export const Empty: Story = {
  tags: ["long"],
  render: () => (
    <Stack space="small">
      <Card>
        <BarChart
          label="Points by month"
          series={series.slice(0, 1)}
          columns={MONTHS.map((month) => ({ id: month, text: `${month} 2026: 0 points`, up: [] }))}
        />
      </Card>
      <Card>
        <LineChart
          label="Balance by month"
          series={[{ id: "own", label: "Your company", tone: "primary" }]}
          points={MONTHS.map((month) => ({ id: month, text: `${month} 2026: unknown`, values: [null] }))}
        />
      </Card>
    </Stack>
  ),
};

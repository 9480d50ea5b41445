import { useState } from "react";
import { Avatar } from "../components/avatar/index.ts";
import { Card } from "../components/card/index.ts";
import { BarChart } from "../components/chart/index.ts";
import { Select } from "../components/select-field/index.ts";
import { CellMeta, Table, type TableColumn } from "../components/table/index.ts";
import { Heading, Text } from "../components/text/index.ts";
import { Hidden, Inline, Stack } from "../layout/index.ts";

interface Person {
  readonly name: string;
  readonly task: string;
  readonly points: number;
}

const people: readonly Person[] = [
  { name: "Marek Kowalczyk", task: "Owner", points: 820 },
  { name: "Eva Nagy", task: "Fitter", points: 340 },
];

const columns: readonly TableColumn<Person>[] = [
  {
    id: "name",
    header: "Name",
    place: "key",
    cell: ({ name, task }) => (
      <Inline>
        <Avatar name={name} />
        <span>
          {name}
          <CellMeta>{task}</CellMeta>
        </span>
      </Inline>
    ),
  },
  { id: "points", header: "Points", align: "end", cell: ({ points }) => points },
];

const years = [
  { value: "2026", label: "2026" },
  { value: "2025", label: "2025" },
];
const quarters = [
  { id: "spring", label: "Spring", earned: 240, spent: 60 },
  { id: "summer", label: "Summer", earned: 820, spent: 300 },
  { id: "autumn", label: "Autumn", earned: 480, spent: 120 },
];

/** Who works in a company, and what they earned and spent in a year. */
export const Team = () => {
  const [year, setYear] = useState("2026");
  return (
    <Stack>
      <Table caption="People" columns={columns} rows={people} keyOf={({ name }) => name} />
      <Card>
        <Stack>
          <Inline>
            <Heading level={3}>Points of a year</Heading>
            <Select
              aria-label="Year"
              options={years}
              value={year}
              onChange={({ currentTarget }) => setYear(currentTarget.value)}
            />
          </Inline>
          <BarChart
            label={`Points of ${year}`}
            series={[
              { id: "earned", label: "Earned", tone: "positive" },
              { id: "spent", label: "Spent", tone: "accent" },
            ]}
            columns={quarters.map(({ id, label, earned, spent }) => ({
              id,
              text: `${label} ${year}: ${earned} points earned, ${spent} spent`,
              up: [{ series: "earned", value: earned }],
              down: [{ series: "spent", value: spent }],
            }))}
            ends={["Spring", "Autumn"]}
            table={
              <Table
                caption={`Points of ${year}`}
                rows={quarters}
                keyOf={({ id }) => id}
                columns={[
                  { id: "part", header: "Part of the year", place: "key", cell: ({ label }) => label },
                  { id: "earned", header: "Earned", align: "end", cell: ({ earned }) => earned },
                  { id: "spent", header: "Spent", align: "end", cell: ({ spent }) => spent },
                ]}
              />
            }
          />
          <Hidden below="tablet">
            <Text tone="muted">The arrow keys show each part of the year.</Text>
          </Hidden>
        </Stack>
      </Card>
    </Stack>
  );
};

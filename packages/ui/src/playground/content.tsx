import { Accordion, AccordionItem } from "../components/accordion/index.ts";
import { Amount } from "../components/amount/index.ts";
import { Identity } from "../components/avatar/index.ts";
import { Badge } from "../components/badge/index.ts";
import { Card, CardLink } from "../components/card/index.ts";
import { LineChart, Sparkline } from "../components/chart/index.ts";
import { DataTable, type DataColumn } from "../components/data-table/index.ts";
import { Divider } from "../components/divider/index.ts";
import { Icon } from "../components/icon/index.ts";
import { FileText } from "../components/icons/index.ts";
import { TextLink } from "../components/link/index.ts";
import { List, ListItem } from "../components/list/index.ts";
import { RichText } from "../components/rich-text/index.ts";
import { StatisticCard } from "../components/statistic-card/index.ts";
import { RowLink, Table } from "../components/table/index.ts";
import { Heading, Text } from "../components/text/index.ts";
import { Grid, Inline, Stack } from "../layout/index.ts";

interface Project {
  readonly name: string;
  readonly windows: number;
  readonly open: boolean;
}

const projects: readonly Project[] = [
  { name: "Villa Kraków", windows: 12, open: true },
  { name: "Haus am Donaudampfschifffahrtskai", windows: 4, open: false },
  { name: "École Jean-Moulin", windows: 28, open: true },
];

const columns: readonly DataColumn<Project>[] = [
  {
    id: "name",
    header: "Project",
    place: "key",
    value: ({ name }) => name,
    cell: ({ name }) => <RowLink href="#project">{name}</RowLink>,
  },
  {
    id: "status",
    header: "Status",
    place: "status",
    cell: ({ open }) => <Badge tone={open ? "info" : "positive"}>{open ? "Open" : "Done"}</Badge>,
  },
  { id: "windows", header: "Windows", align: "end", value: ({ windows }) => windows, cell: ({ windows }) => windows },
];

const months = ["July", "August", "September", "October"];
const levels = [120, 340, 280, 820];

/** What a page shows: headings, cards, lists, tables and charts. */
export const Content = () => (
  <Stack>
    <Heading level={2}>Your projects</Heading>
    <Grid columns={{ phone: 1, tablet: 3 }}>
      <StatisticCard
        title="Points"
        level={3}
        value={<Amount value="1,284" size="figure" />}
        text={<Sparkline label="Points of four months, from 120 to 820" values={levels} />}
        link={{ href: "#points", label: "All points" }}
      />
      <CardLink href="#villa">
        <Heading level={3}>Villa Kraków</Heading>
        <Text tone="muted">12 windows</Text>
      </CardLink>
      <Card>
        <Identity name="Marek Kowalczyk" text="Dach-Serwis" />
      </Card>
    </Grid>
    <DataTable caption="Projects" columns={columns} rows={projects} keyOf={({ name }) => name} selectable />
    <Table
      caption="Windows per project"
      columns={columns}
      rows={projects.slice(0, 2)}
      keyOf={({ name }) => name}
      totals={[{ column: "windows", label: "Together", value: 16, isSum: true }]}
    />
    <LineChart
      label="Points"
      series={[{ id: "points", label: "Points", tone: "primary" }]}
      points={months.map((month, index) => ({
        id: month,
        text: `${month}: ${levels[index]} points`,
        values: [levels[index] ?? null],
      }))}
      table={
        <Table
          caption="Points"
          rows={months}
          keyOf={(month) => month}
          columns={[
            { id: "month", header: "Month", place: "key", cell: (month) => month },
            { id: "points", header: "Points", align: "end", cell: (month) => levels[months.indexOf(month)] },
          ]}
        />
      }
    />
    <List aria-label="Documents">
      <ListItem
        start={<Icon as={FileText} />}
        title="Installation guide"
        text="PDF, 2 MB"
        end={<TextLink href="#guide">Open</TextLink>}
      />
      <ListItem start={<Icon as={FileText} />} title="Warranty" text="PDF, 300 kB" />
    </List>
    <Divider label="or" />
    <Accordion>
      <AccordionItem title="How long is the warranty?" defaultOpen>
        Ten years from the day of the installation.
      </AccordionItem>
      <AccordionItem title="Who may repair a window?">Every certified company.</AccordionItem>
    </Accordion>
    <RichText>
      <h3>Before you begin</h3>
      <p>
        Measure twice. The <a href="#plate">plate</a> has the number.
      </p>
      <ul>
        <li>Frame</li>
        <li>Flashing</li>
      </ul>
    </RichText>
    <Inline>
      <Amount value="+120" tone="positive" />
      <Amount value="1,284" unit="points" size="large" />
    </Inline>
  </Stack>
);

import { BarChart, LineChart, Sparkline } from "@lucarne/ui/chart";

const series = [{ id: "earned", label: "Earned", tone: "positive" }];
const columns = [
  { id: "may", text: "May 2026: 120 points", up: [{ series: "earned", value: 120 }] },
  { id: "june", text: "June 2026: 9,000 points", up: [{ series: "earned", value: 9000 }] },
];
const points = columns.map(({ id, text, up }) => ({ id, text, values: [up[0].value] }));

const Page = () => (
  <>
    <BarChart label="Points by month" series={series} columns={columns} ends={["May", "June"]} />
    <LineChart label="Balance by month" series={series} points={points} ends={["May", "June"]} />
    <Sparkline label="Points of two months" values={[120, 9000]} tone="positive" />
  </>
);

export default Page;

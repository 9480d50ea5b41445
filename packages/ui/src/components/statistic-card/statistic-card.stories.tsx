import type { Meta, StoryObj } from "@storybook/react-vite";
import { Grid } from "../../layout/index.ts";
import { onAPhone } from "../../testing/on-a-phone.ts";
import { Amount } from "../amount/index.ts";
import { StatisticCard } from "./index.ts";

const meta = {
  title: "Components/StatisticCard",
  component: StatisticCard,
  args: { title: "Company points", value: "7" },
} satisfies Meta<typeof StatisticCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pair: Story = {
  render: () => (
    <Grid columns={2} style={{ maxInlineSize: 620 }}>
      <StatisticCard
        title="Company points"
        value={<Amount size="large" value="1 284" />}
        text="160 expire this year"
        link={{ href: "#balance", label: "See balance" }}
      />
      <StatisticCard
        title="Projects in progress"
        value="7"
        text="Worth up to 342 points"
        link={{ href: "#projects", label: "Open projects" }}
      />
    </Grid>
  ),
};

export const OnAPhone: Story = {
  ...onAPhone,
  render: () => (
    <Grid columns={2} space="small" style={{ maxInlineSize: 350 }}>
      <StatisticCard
        title="Точки на фирмата"
        value={<Amount size="large" value="12 840" />}
        text="160 изтичат тази година"
        link={{ href: "#a", label: "Виж баланса" }}
      />
      <StatisticCard title="Текущи обекти" value="7" text="До 342 точки" link={{ href: "#b", label: "Към обектите" }} />
    </Grid>
  ),
  tags: ["long"],
};

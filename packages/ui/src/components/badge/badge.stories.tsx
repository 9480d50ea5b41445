import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inline } from "../../layout/index.ts";
import { Badge, CountBadge } from "./index.ts";

const meta = { title: "Components/Badge", component: Badge } satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Statuses: Story = {
  render: () => (
    <Inline space="xsmall">
      <Badge tone="info">Pending</Badge>
      <Badge tone="warning">In review</Badge>
      <Badge tone="positive">Completed</Badge>
      <Badge tone="negative">Rejected</Badge>
      <Badge>Lost</Badge>
      <Badge tone="highlight">Last 6</Badge>
      <Badge tone="quiet">Sold out</Badge>
    </Inline>
  ),
};

export const Counts: Story = {
  tags: ["long"],
  render: () => (
    <Inline>
      <CountBadge count={3} />
      <CountBadge count={12} />
      <CountBadge count={120} />
    </Inline>
  ),
};

export const LongWords: Story = {
  tags: ["long"],
  render: () => (
    <div style={{ inlineSize: 160 }}>
      <Badge tone="warning">Felülvizsgálat alatt, kérjük várjon</Badge>
    </div>
  ),
};

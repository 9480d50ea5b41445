import type { Meta, StoryObj } from "@storybook/react-vite";
import { onAPhone } from "../../testing/on-a-phone.ts";
import { Card } from "../card/index.ts";
import { TierPanes, type TierPanesProps } from "./index.ts";

const tiers = [0, 10, 25, 50, 100].map((from, index) => ({
  name: `Level ${index + 1}`,
  from,
  text: `from ${from}, +${index * 2}`,
}));

const InACard = (props: Omit<TierPanesProps, "tiers" | "label">) => (
  <Card style={{ maxInlineSize: 600 }}>
    <TierPanes label="Tier progress: roof windows" tiers={tiers} {...props} />
  </Card>
);

const meta = { title: "Components/TierPanes", component: InACard } satisfies Meta<typeof InACard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThirdLevel: Story = { args: { value: 39, valueText: "39 scans, level 3 of 5" } };
export const Nothing: Story = { args: { value: 0, valueText: "No scans, level 1 of 5" }, tags: ["long"] };
export const Top: Story = { args: { value: 180, valueText: "180 scans, level 5 of 5" }, tags: ["long"] };
export const OnAPhone: Story = { ...ThirdLevel, ...onAPhone, tags: ["long"] };

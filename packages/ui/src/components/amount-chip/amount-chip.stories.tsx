import type { Meta, StoryObj } from "@storybook/react-vite";
import { onAPhone } from "../../testing/on-a-phone.ts";
import { Skeleton } from "../skeleton/index.ts";
import { AmountChip } from "./index.ts";

const meta = {
  title: "Components/AmountChip",
  component: AmountChip,
  args: { href: "#balance", value: "1 284", unit: "points" },
  // The height of the header row that it fills.
  render: (args) => (
    <div style={{ display: "flex", blockSize: 54, paddingInline: 24 }}>
      <AmountChip {...args} />
    </div>
  ),
} satisfies Meta<typeof AmountChip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InAHeader: Story = {};
export const Loading: Story = {
  args: { "aria-label": "Balance", value: <Skeleton width={48} />, unit: undefined },
  tags: ["long"],
};
/** A chip without the unit. */
export const OnAPhone: Story = { ...onAPhone, tags: ["long"] };

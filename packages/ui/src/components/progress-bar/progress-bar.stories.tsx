import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../../layout/index.ts";
import { Text } from "../text/index.ts";
import { ProgressBar } from "./index.ts";

const meta = {
  title: "Components/ProgressBar",
  component: ProgressBar,
  args: { label: "Upload", value: 62, max: 84, valueText: "6.2 of 8.4 MB" },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Kinds: Story = {
  render: () => (
    <Stack style={{ maxInlineSize: 440 }}>
      <ProgressBar label="Upload" value={62} max={100} valueText="62 of 100 MB" />
      <ProgressBar tone="highlight" label="Points to the minimum" value={38} max={100} valueText="38 of 100 points" />
      <ProgressBar tone="highlight" label="Nothing yet" value={0} max={100} valueText="0 of 100 points" />
      <ProgressBar tone="highlight" label="All" value={140} max={100} valueText="140 of 100 points" />
      <Text size="small" tone="subtle">
        38 of 100 points
      </Text>
    </Stack>
  ),
};

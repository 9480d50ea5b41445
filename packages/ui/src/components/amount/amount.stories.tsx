import type { Meta, StoryObj } from "@storybook/react-vite";
import { Box, Inline, Stack } from "../../layout/index.ts";
import { Amount } from "./index.ts";

const meta = { title: "Components/Amount", component: Amount, args: { value: "1 284" } } satisfies Meta<typeof Amount>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: () => (
    <Stack align="start">
      {(["small", "medium", "figure", "large", "xl"] as const).map((size) => (
        <Amount key={size} size={size} value="1 284" />
      ))}
      <Amount size="large" value="1 284" unit="points" />
    </Stack>
  ),
};

export const Signs: Story = {
  tags: ["long"],
  render: () => (
    <Inline space="large">
      <Amount value="1 284" />
      <Amount glyph={false} tone="positive" value="+120" />
      <Amount glyph={false} tone="accent" value="−640" />
      <Amount glyph={false} tone="muted" value="−110" unit="reserved" />
    </Inline>
  ),
};

export const OnBrand: Story = {
  render: () => (
    <Box surface="brand" padding="large">
      <Amount tone="onBrand" size="large" value="1 284" unit="points" />
    </Box>
  ),
};

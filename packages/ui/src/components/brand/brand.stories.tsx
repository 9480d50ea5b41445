import type { Meta, StoryObj } from "@storybook/react-vite";
import { Box, Stack } from "../../layout/index.ts";
import { Logo } from "./index.ts";

const meta = {
  title: "Components/Logo",
  component: Logo,
  args: { name: ["Lucarne", "Club"] },
  tags: ["pictured-in-every-theme"],
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnSurface: Story = {};
export const MarkAlone: Story = { args: { compact: true }, tags: ["long"] };
export const OnBrand: Story = {
  render: () => (
    <Stack>
      <Box surface="brand" padding="large">
        <Logo name={["Lucarne", "Club"]} onBrand />
      </Box>
    </Stack>
  ),
};

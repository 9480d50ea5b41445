import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inline } from "../../layout/index.ts";
import { Spinner } from "./index.ts";

const meta = { title: "Components/Spinner", component: Spinner } satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: () => (
    <Inline>
      <Spinner size={18} />
      <Spinner label="Loading" />
      <Spinner size={48} />
    </Inline>
  ),
};

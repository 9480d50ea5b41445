import type { Meta, StoryObj } from "@storybook/react-vite";
import { IconButton } from "../icon-button/index.ts";
import { Pencil } from "../icons/index.ts";
import { Tooltip } from "./index.ts";

const meta = {
  title: "Components/Tooltip",
  component: Tooltip,
  args: { text: "Edit", children: <IconButton icon={Pencil} label="Edit" variant="outline" /> },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnFocus: Story = {
  render: (args) => (
    <div style={{ padding: 60 }}>
      <Tooltip {...args} />
    </div>
  ),
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
};

export const Below: Story = { ...OnFocus, args: { side: "below" } };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
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
    // It is fetched on the first focus, and it is hidden from assistive technology.
    await waitFor(() => expect(document.querySelector('[data-component="Tooltip"]')).toBeVisible());
  },
};

export const Below: Story = { ...OnFocus, args: { side: "below" }, tags: ["long"] };

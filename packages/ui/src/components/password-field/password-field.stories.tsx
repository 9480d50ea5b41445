import type { Meta, StoryObj } from "@storybook/react-vite";
import { PasswordField } from "./index.ts";

const meta = { title: "Components/PasswordField", component: PasswordField } satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = { args: { label: "Password", defaultValue: "dormer-and-daylight" } };

export const Shown: Story = {
  args: { label: "Password", hint: "At least 12 characters", defaultValue: "dormer-and-daylight" },
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole("button", { name: /./ })),
};

export const Wrong: Story = {
  args: { label: "Password", requiredMark: true, defaultValue: "roof", error: "Use at least 12 characters." },
  tags: ["long"],
};

export const Disabled: Story = {
  args: { label: "Password", disabled: true, defaultValue: "dormer-and-daylight" },
  tags: ["long"],
};

export const LongWords: Story = {
  tags: ["long"],
  args: {
    label: "Парола за влизане в клуба на монтажниците",
    hint: "Legmegszentségteleníthetetlenebbjelszavaitokért",
    defaultValue: "dormer-and-daylight-in-every-roof-of-the-street",
  },
  render: (args) => (
    <div style={{ maxInlineSize: 200 }}>
      <PasswordField {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole("button", { name: /./ })),
};

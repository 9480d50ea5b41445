import type { Meta, StoryObj } from "@storybook/react-vite";
import { TextArea } from "./index.ts";

const meta = { title: "Components/TextArea", component: TextArea, args: { label: "Long description" } } satisfies Meta<
  typeof TextArea
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { limit: 100, hint: "On the back of the flyer" } };
export const TooLong: Story = {
  args: { limit: 10, defaultValue: "Roof windows since 1998", error: "Write 10 characters at most." },
};
export const Disabled: Story = { args: { defaultValue: "Roof windows since 1998", disabled: true }, tags: ["long"] };

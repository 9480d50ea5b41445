import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { OneTimeCode } from "./index.ts";

const Stateful = ({ value: first = "", ...props }: Partial<ComponentProps<typeof OneTimeCode>>) => {
  const [value, setValue] = useState(first);
  return (
    <div style={{ maxInlineSize: 350 }}>
      <OneTimeCode label="Code" value={value} onValueChange={setValue} {...props} />
    </div>
  );
};

const meta = { title: "Components/OneTimeCode", component: Stateful } satisfies Meta<typeof Stateful>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const HalfWay: Story = {
  args: { value: "407" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("textbox", { name: "Code" }));
  },
};

export const Wrong: Story = {
  args: { value: "40712", error: "The code is not right. Ask for a new one." },
  tags: ["long"],
};

export const Sending: Story = { args: { value: "40712", disabled: true }, tags: ["long"] };

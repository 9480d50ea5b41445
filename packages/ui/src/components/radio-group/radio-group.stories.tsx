import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { RadioGroup, type RadioGroupProps } from "./index.ts";

const Delivery = (props: Partial<RadioGroupProps<string>>) => {
  const [value, setValue] = useState("company");
  return (
    <RadioGroup
      label="Deliver to"
      value={value}
      onValueChange={setValue}
      options={[
        { value: "company", label: "Deliver to the company", hint: "ul. Krupówki 41, Zakopane" },
        { value: "me", label: "Deliver to me" },
        { value: "point", label: "Pick-up point", disabled: true },
      ]}
      {...props}
    />
  );
};

const meta = { title: "Components/RadioGroup", component: Delivery } satisfies Meta<typeof Delivery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Vertical: Story = {};
export const Horizontal: Story = {
  args: { orientation: "horizontal", hint: "You can change it for each order." },
  tags: ["long"],
};
export const Wrong: Story = { args: { value: undefined, error: "Choose where to deliver." } };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { TextField } from "../text-field/index.ts";
import { Field } from "./index.ts";

const meta = {
  title: "Components/Field",
  component: Field,
  args: { label: "Colour", children: (control) => <input type="color" {...control} defaultValue="#0f5b52" /> },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

/** `Field` gives any control its label and messages. */
export const AroundAnyControl: Story = { args: { hint: "Of the printed stripe" } };

export const Wrong: Story = { args: { error: "Choose a colour that can be printed." } };

export const LongLabel: Story = {
  tags: ["long"],
  render: () => (
    <div style={{ inlineSize: 200 }}>
      <TextField
        label="Регистрационен номер по ДДС на фирмата"
        hint="Напишете го така, както стои в удостоверението"
        optional
      />
    </div>
  ),
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { NumberField } from "./index.ts";

const meta = { title: "Components/NumberField", component: NumberField } satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithUnit: Story = {
  args: {
    label: "Area of the roof",
    unit: "m²",
    decimals: 1,
    min: 1,
    defaultValue: 1284.5,
    hint: "From ridge to eaves",
  },
};

/** The message has the limit as the language writes it. */
export const TooHigh: Story = {
  args: { label: "Pitch", unit: "°", min: 15, max: 90, defaultValue: 120 },
};

export const Empty: Story = { args: { label: "Windows", optional: true, min: 0 }, tags: ["long"] };

export const LongUnit: Story = {
  args: { label: "Топлопреминаване", unit: "W/(m²·K)", decimals: 2, min: 0, defaultValue: 1.1 },
  tags: ["long"],
};

/** Both decimals are always shown. */
export const Price: Story = {
  args: { label: "Price of a window", unit: "€", minDecimals: 2, min: 0, defaultValue: 1284.5 },
  tags: ["long"],
};

export const Disabled: Story = {
  args: { label: "Width", unit: "cm", disabled: true, defaultValue: 78 },
  tags: ["long"],
};

export const ReadOnly: Story = {
  args: { label: "Width", unit: "cm", readOnly: true, defaultValue: 78 },
  tags: ["long"],
};

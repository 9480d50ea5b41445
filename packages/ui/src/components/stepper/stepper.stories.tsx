import type { Meta, StoryObj } from "@storybook/react-vite";
import { onAPhone } from "../../testing/on-a-phone.ts";
import { Stepper } from "./index.ts";

const meta = {
  title: "Components/Stepper",
  component: Stepper,
  args: { label: "Registration", steps: ["Country", "Person", "Company", "Survey", "Review"], current: 2 },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThirdOfFive: Story = {};
export const AllDone: Story = { args: { current: 5 }, tags: ["long"] };
export const LongWords: Story = {
  args: { steps: ["Държава", "Лични данни", "Данни за компанията", "Анкета", "Преглед"] },
  tags: ["long"],
};
/** On phones only the current label is shown. */
export const OnAPhone: Story = { ...onAPhone };

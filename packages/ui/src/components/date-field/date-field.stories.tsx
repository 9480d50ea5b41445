import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { Grid } from "../../layout/index.ts";
import { DateField } from "./index.ts";

const meta = { title: "Components/DateField", component: DateField, args: { label: "From" } } satisfies Meta<
  typeof DateField
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { hint: "The first day of the list" }, tags: ["long"] };

export const States: Story = {
  render: () => (
    <Grid columns={{ phone: 1, tablet: 2 }} style={{ maxInlineSize: 460 }} align="start">
      <DateField label="From" defaultValue="2026-03-05" />
      <DateField label="To" defaultValue="2026-03-01" error="Choose a date on or after the start date." />
      <DateField label="Delivery" defaultValue="2026-02-27" min="2026-03-01" optional />
      <DateField label="Order" defaultValue="2026-03-05" disabled />
    </Grid>
  ),
};

/** The week begins as in the language on screen. */
export const Open: Story = {
  args: { defaultValue: "2026-03-05", min: "2026-03-03", max: "2026-03-27" },
  render: (args) => (
    <div style={{ minBlockSize: 460, maxInlineSize: 240 }}>
      <DateField {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    await waitFor(() => expect(screen.getByRole("grid")).toBeVisible());
  },
};

/** Days that cannot be chosen are grey; one that was typed says why. */
export const DaysThatCannotBeChosen: Story = {
  args: {
    label: "Delivery",
    defaultValue: "2026-03-08",
    dayProblem: (day) => (new Date(`${day}T00:00Z`).getUTCDay() === 0 ? "There is no delivery on Sundays." : undefined),
  },
  render: Open.render,
  play: Open.play,
};

/** With limits in three years or more, the calendar has a list of years beside the month. */
export const Years: Story = {
  args: { defaultValue: "2026-03-05", min: "2020-05-01", max: "2026-11-30" },
  render: Open.render,
  play: async (context) => {
    await Open.play?.(context);
    const years = screen.getByRole("combobox", { name: "year" });
    await context.userEvent.selectOptions(years, "2024");
    await expect(screen.getByRole("grid", { name: "March 2024" })).toBeVisible();
    await expect(years).toHaveFocus();
  },
};

export const ReadOnly: Story = { args: { defaultValue: "2026-03-05", readOnly: true }, tags: ["long"] };

export const LongLabel: Story = {
  tags: ["long"],
  args: {
    label: "Дата на първия монтаж на покривния прозорец при клиента",
    hint: "Legmegszentségteleníthetetlenebbmunkanapjaitokért",
    defaultValue: "2026-03-05",
  },
  render: (args) => (
    <div style={{ maxInlineSize: 180 }}>
      <DateField {...args} />
    </div>
  ),
};

/** From right to left, the arrow of the month before is at the right. */
export const RightToLeft: Story = {
  tags: ["long"],
  args: { defaultValue: "2026-03-05", min: "2026-03-03" },
  render: (args) => (
    <div dir="rtl" style={{ minBlockSize: 460, maxInlineSize: 240 }}>
      <DateField {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    await waitFor(() => expect(screen.getByRole("grid")).toBeVisible());
  },
};

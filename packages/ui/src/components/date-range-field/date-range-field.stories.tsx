import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { Stack } from "../../layout/index.ts";
import { onAPhone } from "../../testing/on-a-phone.ts";
import { DateRangeField } from "./index.ts";

const meta = {
  title: "Components/DateRangeField",
  component: DateRangeField,
  args: { label: "Period" },
} satisfies Meta<typeof DateRangeField>;
export default meta;
type Story = StoryObj<typeof meta>;

const march = { from: "2026-03-05", to: "2026-03-18" };

export const Empty: Story = {
  args: { hint: "Of the points that are shown", style: { maxInlineSize: 480 } },
  tags: ["long"],
};

export const States: Story = {
  render: () => (
    <Stack style={{ maxInlineSize: 480 }}>
      <DateRangeField label="Chosen" defaultValue={march} />
      <DateRangeField label="Only from" defaultValue={{ from: "2026-03-05", to: "" }} required requiredMark />
      <DateRangeField label="Ends before it begins" defaultValue={{ from: "2026-03-05", to: "2026-03-01" }} />
      <DateRangeField label="Refused" defaultValue={march} error="Nobody can be away for more than ten days." />
      <DateRangeField label="Disabled" defaultValue={march} disabled />
    </Stack>
  ),
};

/** Each day has a line of its own, and long words wrap. */
export const OnAPhone: Story = {
  ...onAPhone,
  args: {
    label: "Период на отсъствието на монтажника от строителната площадка",
    fromLabel: "Първи ден",
    toLabel: "Последен ден",
    defaultValue: march,
  },
  tags: ["long"],
};

export const Open: Story = {
  tags: ["pictured-in-every-theme"],
  args: { defaultValue: march, min: "2026-03-03", max: "2026-03-27" },
  render: (args) => (
    <div style={{ minBlockSize: 520, maxInlineSize: 480 }}>
      <DateRangeField {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /: choose/ }));
    await waitFor(() => expect(screen.getByRole("grid")).toBeVisible());
  },
};

/** Limits in three years or more: the calendar has a list of years beside the month. */
export const Years: Story = {
  args: { defaultValue: march, min: "2020-05-01", max: "2026-11-30" },
  render: Open.render,
  play: async (context) => {
    await Open.play?.(context);
    const years = screen.getByRole("combobox", { name: "year" });
    await context.userEvent.selectOptions(years, "2024");
    await expect(screen.getByRole("grid", { name: "March 2024" })).toBeVisible();
    await expect(years).toHaveFocus();
  },
};

/** A period that begins before the limits and ends after them. */
export const OutsideOfLimits: Story = {
  args: { defaultValue: march, min: "2026-03-09", max: "2026-03-13", style: { maxInlineSize: 480 } },
  tags: ["long"],
};

export const ReadOnly: Story = {
  args: { defaultValue: march, readOnly: true, style: { maxInlineSize: 480 } },
  tags: ["long"],
};

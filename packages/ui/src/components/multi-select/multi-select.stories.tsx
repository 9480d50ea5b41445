import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { Grid } from "../../layout/index.ts";
import { MapPin } from "../icons/index.ts";
import { MultiSelect, type MultiSelectProps } from "./index.ts";

const regions = [
  { value: "mal", label: "Małopolskie", description: "Kraków" },
  { value: "ldz", label: "Łódzkie", description: "Łódź" },
  { value: "maz", label: "Mazowieckie", description: "closed until March", disabled: true },
  { value: "hu", label: "Elkelkáposztástalaníthatatlanságoskodásaitokért", description: "Székesfehérvár" },
];

const Regions = (props: Partial<MultiSelectProps>) => (
  <div style={{ minBlockSize: 400, maxInlineSize: 360 }}>
    <MultiSelect label="Regions" icon={MapPin} options={regions} {...props} />
  </div>
);

const meta = { title: "Components/MultiSelect", component: Regions } satisfies Meta<typeof Regions>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: Story["play"] = async ({ canvas, canvasElement, userEvent }) => {
  await userEvent.click(canvas.getByRole("combobox"));
  await waitFor(() => expect(within(canvasElement).getByRole("listbox")).toBeVisible());
};

export const Open: Story = {
  tags: ["pictured-in-every-theme"],
  args: { defaultValue: ["ldz", "mal"] },
  play: async (context) => {
    await open(context);
    await context.userEvent.keyboard("{ArrowDown}");
  },
};

export const NothingFits: Story = {
  tags: ["long"],
  play: async (context) => {
    await open(context);
    await context.userEvent.keyboard("xyz");
  },
};

export const Loading: Story = {
  args: { options: [], loading: true, onSearch: () => undefined },
  play: open,
  tags: ["long"],
};

export const NotLoaded: Story = {
  tags: ["long"],
  args: { options: [], problem: "The regions could not be loaded. Try again in a moment.", onSearch: () => undefined },
  play: open,
};

/** No more may be chosen: the other options are disabled. */
export const Full: Story = {
  args: { defaultValue: ["ldz", "mal"], limit: 2, hint: "Up to two" },
  play: open,
  tags: ["long"],
};

/** From right to left, on the narrowest screen. */
export const RightToLeft: Story = {
  tags: ["long"],
  render: (props) => (
    <div dir="rtl" style={{ inlineSize: 288 }}>
      <Regions {...props} defaultValue={["hu", "mal", "ldz"]} />
    </div>
  ),
};

export const States: Story = {
  render: () => (
    <Grid columns={2} style={{ maxInlineSize: 460 }} align="start">
      <MultiSelect label="Regions" options={regions} placeholder="Choose regions" />
      <MultiSelect label="Regions" options={regions} error="Choose a region." requiredMark />
      <MultiSelect label="Regions" options={regions} defaultValue={["mal", "ldz"]} disabled />
      <MultiSelect label="Regions" options={regions} defaultValue={["mal"]} readOnly />
    </Grid>
  ),
};

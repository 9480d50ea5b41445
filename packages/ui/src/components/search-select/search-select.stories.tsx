import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { Grid } from "../../layout/index.ts";
import { MapPin } from "../icons/index.ts";
import { SearchSelect, type SearchSelectProps } from "./index.ts";

const branches = [
  { value: "krk", label: "Kraków", description: "ul. Krupówki 41" },
  { value: "ldz", label: "Łódź", description: "ul. Piotrkowska 12" },
  { value: "waw", label: "Warszawa", description: "closed until March", disabled: true },
  { value: "hu", label: "Elkelkáposztástalaníthatatlanságoskodásaitokért", description: "8000 Székesfehérvár" },
];

const Branch = (props: Partial<SearchSelectProps>) => (
  <div style={{ minBlockSize: 330, maxInlineSize: 360 }}>
    <SearchSelect label="Branch" icon={MapPin} options={branches} {...props} />
  </div>
);

const meta = { title: "Components/SearchSelect", component: Branch } satisfies Meta<typeof Branch>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: Story["play"] = async ({ canvas, canvasElement, userEvent }) => {
  await userEvent.click(canvas.getByRole("combobox"));
  await waitFor(() => expect(within(canvasElement).getByRole("listbox")).toBeVisible());
};

export const Open: Story = {
  tags: ["pictured-in-every-theme"],
  args: { defaultValue: "ldz" },
  play: async (context) => {
    await open(context);
    await context.userEvent.keyboard("{ArrowDown}");
  },
};

/** Letters without marks find words with them. */
export const Searched: Story = {
  tags: ["long"],
  play: async (context) => {
    await open(context);
    await context.userEvent.keyboard("lodz");
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
  args: { options: [], problem: "The branches could not be loaded. Try again in a moment.", onSearch: () => undefined },
  play: open,
};

/** From right to left, on the narrowest screen. */
export const RightToLeft: Story = {
  tags: ["long"],
  render: (props) => (
    <div dir="rtl" style={{ inlineSize: 288 }}>
      <Branch {...props} defaultValue="hu" />
    </div>
  ),
  play: open,
};

export const States: Story = {
  render: () => (
    <Grid columns={2} style={{ maxInlineSize: 460 }} align="start">
      <SearchSelect label="Branch" options={branches} placeholder="Choose a branch" hint="The nearest one" />
      <SearchSelect label="Branch" options={branches} error="Choose a branch." />
      <SearchSelect label="Branch" options={branches} defaultValue="krk" disabled />
      <SearchSelect label="Branch" options={branches} defaultValue="krk" readOnly />
      <SearchSelect label="Branch" options={branches} defaultValue="hu" />
      <SearchSelect label="Branch" options={branches} defaultValue="krk" required requiredMark />
    </Grid>
  ),
};

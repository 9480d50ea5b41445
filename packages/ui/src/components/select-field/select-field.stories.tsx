import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Grid } from "../../layout/index.ts";
import { SelectField } from "./index.ts";

const countries = [
  { value: "pl", label: "Poland (+48)", shortLabel: "PL +48" },
  { value: "sk", label: "Slovakia (+421)", shortLabel: "SK +421" },
  { value: "ba", label: "Bosnia and Herzegovina (+387)", shortLabel: "BA +387" },
];

const meta = {
  title: "Components/SelectField",
  component: SelectField,
  args: {
    label: "Sort by",
    options: [
      { value: "new", label: "Newest first" },
      { value: "old", label: "Oldest first" },
    ],
    defaultValue: "new",
  },
} satisfies Meta<typeof SelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

const Countries = () => {
  const [country, setCountry] = useState("ba");
  return (
    <SelectField
      label="Prefix"
      options={countries}
      value={country}
      onChange={(event) => setCountry(event.target.value)}
    />
  );
};

/** Shows the short label while closed and the full one while open. */
export const ShortLabel: Story = {
  tags: ["long"],
  render: () => (
    <div style={{ inlineSize: 140 }}>
      <Countries />
    </div>
  ),
};

export const States: Story = {
  render: () => (
    <Grid columns={2} style={{ maxInlineSize: 460 }} align="start">
      <SelectField label="Role" options={[]} placeholder="Choose a role" defaultValue="" />
      <SelectField label="Role" options={countries} error="Choose one." defaultValue="pl" />
      <SelectField label="Country" options={countries} disabled defaultValue="sk" />
    </Grid>
  ),
};

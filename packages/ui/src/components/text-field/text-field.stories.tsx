import type { Meta, StoryObj } from "@storybook/react-vite";
import { Grid } from "../../layout/index.ts";
import { Mail } from "../icons/index.ts";
import { TextField } from "./index.ts";

const meta = { title: "Components/TextField", component: TextField, args: { label: "Company name" } } satisfies Meta<
  typeof TextField
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { hint: "As in the register" } };

export const States: Story = {
  render: () => (
    <Grid columns={{ phone: 1, tablet: 2 }} style={{ maxInlineSize: 460 }} align="start">
      <TextField label="Company name" defaultValue="Strechy Tatry s.r.o." />
      <TextField label="E-mail" icon={Mail} type="email" defaultValue="office@strechy.example" />
      <TextField label="Postal code" defaultValue="058O1" error="Letters are not allowed." />
      <TextField
        label="Registration number"
        defaultValue="50 214 873"
        status="valid"
        message="Number is free to register"
      />
      <TextField label="Tax number" defaultValue="2120214873" status="checking" message="Asking the register" />
      <TextField label="Second number" optional placeholder="10 digits" hint="Only needed in SK, EE, LV" />
      <TextField label="Country" defaultValue="Slovakia" disabled />
      <TextField label="Headline" defaultValue="Roof windows" counter="39 characters left" />
      <TextField label="Window area" defaultValue="120" suffix="m²" inputMode="decimal" />
    </Grid>
  ),
};

export const LabelHidden: Story = {
  args: { label: "Search", labelHidden: true, placeholder: "Search projects" },
  tags: ["long"],
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../../layout/index.ts";
import { TextLink } from "../link/index.ts";
import { Checkbox } from "./index.ts";

const meta = {
  title: "Components/Checkbox",
  component: Checkbox,
  args: { label: "I accept the club terms" },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const States: Story = {
  render: () => (
    <Stack space="none" style={{ maxInlineSize: 320 }}>
      <Checkbox label="I accept the club terms" defaultChecked />
      <Checkbox label="Send me offers by e-mail" hint="At most twice a month" />
      <Checkbox label="All products" indeterminate />
      <Checkbox label="Roof windows" disabled />
      <Checkbox label="Blinds" disabled defaultChecked />
      <Checkbox label="Elkelkáposztástalaníthatatlanságoskodásaitokért elfogadom" />
    </Stack>
  ),
};

/** The frame goes around the whole row. */
export const Wrong: Story = {
  tags: ["long"],
  args: {
    label: (
      <span>
        I accept the <TextLink href="#terms">club terms</TextLink>
      </span>
    ),
    error: "Accept the terms to continue.",
  },
};

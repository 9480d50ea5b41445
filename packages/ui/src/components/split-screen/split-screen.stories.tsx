import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inline, Stack } from "../../layout/index.ts";
import { RoofAtDusk, RoofInStorm } from "../../testing/scenes.tsx";
import { onAPhone } from "../../testing/on-a-phone.ts";
import { HeaderButton } from "../app-frame/index.ts";
import { Logo } from "../brand/index.ts";
import { Button } from "../button/index.ts";
import { Globe, Mail, RefreshCw, Smartphone } from "../icons/index.ts";
import { PhoneField } from "../phone-field/index.ts";
import { SegmentedControl } from "../segmented-control/index.ts";
import { Heading, Text } from "../text/index.ts";
import { SplitScreen, StoryScreen } from "./index.ts";

const meta = { title: "Components/SplitScreen", parameters: { layout: "fullscreen" } } satisfies Meta;
export default meta;
type Story = StoryObj;

const header = (
  <>
    <Logo name={["Lucarne", "Club"]} />
    <HeaderButton icon={Globe}>English</HeaderButton>
  </>
);

export const SignIn: Story = {
  render: () => (
    <SplitScreen header={header} picture={<RoofAtDusk />} caption="Every window you fit lets in more daylight.">
      <Stack space="large">
        <Stack space="xsmall">
          <Heading level={1}>Sign in to your club</Heading>
          <Text tone="muted">We will send you a one-time code. No password to remember on site.</Text>
        </Stack>
        <SegmentedControl
          label="Sign in by"
          value="phone"
          onValueChange={() => undefined}
          options={[
            { value: "email", label: "E-mail", icon: Mail },
            { value: "phone", label: "Phone", icon: Smartphone },
          ]}
        />
        <PhoneField
          label="Phone number"
          country="pl"
          onCountryChange={() => undefined}
          countries={[{ value: "pl", code: "PL", dialCode: 48, name: "Poland" }]}
          value="601 234 567"
          onValueChange={() => undefined}
          hint="We check that the number matches the selected country."
        />
        <Button stretch>Send code</Button>
        <Inline align="space-between">
          <Text tone="muted">Not a member yet?</Text>
          <Button variant="outline" size="compact">
            Register your company
          </Button>
        </Inline>
      </Stack>
    </SplitScreen>
  ),
};

export const Maintenance: Story = {
  tags: ["long"],
  render: () => (
    <StoryScreen header={header} picture={<RoofInStorm />}>
      <Heading level={1} size="hero">
        We have closed the shutters for a moment
      </Heading>
      <Text tone="muted">
        The club is being updated. This page opens again automatically, and nothing you typed is lost.
      </Text>
      <Button variant="outline" icon={RefreshCw}>
        Check now
      </Button>
    </StoryScreen>
  ),
};
export const OnAPhone: Story = { ...SignIn, ...onAPhone, tags: ["long"] };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../../layout/index.ts";
import { Heading, Text } from "./index.ts";

const meta = { title: "Components/Text", component: Text } satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj;

export const Headings: Story = {
  render: () => (
    <Stack>
      <Heading level={1} size="hero">
        Autumn bonus: double points for replacements
      </Heading>
      <Heading level={1}>Sign in to your club</Heading>
      <Heading level={2}>Points for each scanned product</Heading>
      <Heading level={3}>No projects yet</Heading>
      <Heading level={4}>Company points</Heading>
    </Stack>
  ),
};

export const Sizes: Story = {
  tags: ["long"],
  render: () => (
    <Stack space="small">
      {(["figureXl", "figureL", "figureM"] as const).map((size) => (
        <Text key={size} size={size}>
          1 284
        </Text>
      ))}
      {(["body", "dense", "label", "small", "meta"] as const).map((size) => (
        <Text key={size} size={size}>
          Add an address, scan every product code on site ({size})
        </Text>
      ))}
    </Stack>
  ),
};

export const Tones: Story = {
  render: () => (
    <Stack space="xsmall">
      {(["default", "muted", "subtle", "positive", "negative", "warning", "info", "accent", "link"] as const).map(
        (tone) => (
          <Text key={tone} tone={tone}>
            Worth up to 342 points, {tone}
          </Text>
        ),
      )}
    </Stack>
  ),
};

/** A word longer than its line breaks; nothing is cut off. */
export const LongWords: Story = {
  tags: ["long"],
  render: () => (
    <div style={{ inlineSize: 180 }}>
      <Heading level={2}>Nebeneingangstürenüberdachung</Heading>
      <Text>legmegszentségteleníthetetlenségeskedéseitekért</Text>
    </div>
  ),
};

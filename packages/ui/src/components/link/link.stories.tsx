import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inline, Stack } from "../../layout/index.ts";
import { ArrowRight } from "../icons/index.ts";
import { Text } from "../text/index.ts";
import { TextLink } from "./index.ts";

const meta = {
  title: "Components/TextLink",
  component: TextLink,
  args: { href: "#balance", children: "See balance" },
} satisfies Meta<typeof TextLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InText: Story = {
  render: () => (
    <Text>
      Points expire at the end of the year. <TextLink href="#rules">Read the rules</TextLink> before you order.
    </Text>
  ),
};

export const Standalone: Story = { args: { standalone: true, weight: "strong", icon: ArrowRight }, tags: ["long"] };

export const Tones: Story = {
  render: () => (
    <Stack>
      <Inline space="large">
        {(["link", "default", "muted", "negative"] as const).map((tone) => (
          <TextLink key={tone} href="#tone" tone={tone}>
            Link, {tone}
          </TextLink>
        ))}
      </Inline>
    </Stack>
  ),
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { Stack } from "../../layout/index.ts";
import { Identity } from "../avatar/index.ts";
import { TextLink } from "../link/index.ts";
import { Text } from "../text/index.ts";
import { HoverCard, type HoverCardProps } from "./index.ts";

const Sentence = ({ dir, ...props }: Partial<HoverCardProps>) => (
  <div dir={dir} style={{ minBlockSize: 220 }}>
    <Text>
      Scanned by{" "}
      <HoverCard
        delay={0}
        content={
          <Stack space="xsmall">
            <Identity name="Marek Kowalczyk" text="Dach-Serwis Kowalczyk" />
            <Text tone="muted">Installer since 2019, 214 windows</Text>
          </Stack>
        }
        {...props}
      >
        <TextLink href="#marek">Marek Kowalczyk</TextLink>
      </HoverCard>
    </Text>
  </div>
);

const meta = { title: "Components/HoverCard", component: Sentence } satisfies Meta<typeof Sentence>;
export default meta;
type Story = StoryObj<typeof meta>;

const onFocus: Story["play"] = async ({ userEvent }) => {
  await userEvent.tab();
  await waitFor(() => expect(screen.getByText("214 windows", { exact: false })).toBeVisible());
};

export const Closed: Story = { tags: ["long"] };

export const OnFocus: Story = { tags: ["pictured-in-every-theme"], play: onFocus };

export const RightToLeft: Story = { args: { dir: "rtl" }, play: onFocus, tags: ["long"] };

/** Without space above, a card that belongs there is below. */
export const Above: Story = { args: { side: "above" }, play: onFocus, tags: ["long"] };

/** Long words break, and a long text makes the card higher, not wider. */
export const LongText: Story = {
  tags: ["long"],
  args: {
    content: `Legmegszentségteleníthetetlenségeskedéseitekért. ${"Many words that say little. ".repeat(8)}`,
  },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByText("Many words", { exact: false })).toBeVisible());
  },
};

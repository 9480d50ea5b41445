import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inline, Stack } from "../../layout/index.ts";
import { Button } from "../button/index.ts";
import { Text } from "../text/index.ts";
import { Divider } from "./index.ts";

const meta = { title: "Components/Divider", component: Divider } satisfies Meta<typeof Divider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Horizontal: Story = {
  render: () => (
    <Stack space="medium">
      <Text>Dach-Serwis Kowalczyk</Text>
      <Divider />
      <Text>ul. Krupówki 41, Zakopane</Text>
    </Stack>
  ),
};

export const WithWord: Story = {
  render: () => (
    <Stack space="medium" style={{ maxInlineSize: 360 }}>
      <Button stretch>Send a code</Button>
      <Divider label="or" />
      <Button stretch variant="outline">
        Use a password
      </Button>
    </Stack>
  ),
};

/** A label of several words breaks, and the lines stay. */
export const LongWords: Story = {
  tags: ["long"],
  render: () => (
    <Stack style={{ maxInlineSize: 240 }}>
      <Divider label="или влезте с телефонния номер на фирмата" />
    </Stack>
  ),
};

export const Vertical: Story = {
  tags: ["long"],
  render: () => (
    <Inline space="medium">
      <Text>12 windows</Text>
      <Divider orientation="vertical" />
      <Text>3 shutters</Text>
      <Divider orientation="vertical" />
      <Text>820 points</Text>
    </Inline>
  ),
};

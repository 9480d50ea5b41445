import type { Meta, StoryObj } from "@storybook/react-vite";
import { Grid, Stack } from "../../layout/index.ts";
import { Amount } from "../amount/index.ts";
import { Heading, Text } from "../text/index.ts";
import { Card, CardLink } from "./index.ts";

const meta = { title: "Components/Card", component: Card } satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  args: {
    children: (
      <Stack space="xsmall">
        <Heading level={2} size="h4">
          Company
        </Heading>
        <Text tone="muted">Dach-Serwis Kowalczyk, Zakopane</Text>
      </Stack>
    ),
  },
};

export const OneLink: Story = {
  render: () => (
    <Grid columns={2} style={{ maxInlineSize: 520 }}>
      <CardLink href="#case">
        <Stack space="xsmall">
          <Heading level={3} size="h4">
            Installer tool case, 42 pieces
          </Heading>
          <Amount value="640" />
        </Stack>
      </CardLink>
      <CardLink href="#tape" padding="compact">
        <Heading level={3} size="h4">
          Szalagmérőfelakasztószerkezet-tartozékkészlet
        </Heading>
      </CardLink>
    </Grid>
  ),
};

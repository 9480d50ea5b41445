import type { Meta, StoryObj } from "@storybook/react-vite";
import { Grid, Stack } from "../../layout/index.ts";
import { Award, BookOpen, CircleUser, Globe, LogOut, MessagesSquare } from "../icons/index.ts";
import { ActionRow, LinkTile } from "./index.ts";

const meta = {
  title: "Components/LinkTile",
  component: LinkTile,
  args: { href: "#resources", children: "Resources" },
} satisfies Meta<typeof LinkTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tiles: Story = {
  render: () => (
    <Grid columns={2} space="xsmall" style={{ maxInlineSize: 366 }}>
      <LinkTile href="#resources" icon={BookOpen}>
        Resources
      </LinkTile>
      <LinkTile href="#rewards" icon={Award}>
        Rewards
      </LinkTile>
      <LinkTile href="#support" icon={MessagesSquare} badge={2} badgeLabel="2 unread">
        Support
      </LinkTile>
      <LinkTile href="#profile" icon={CircleUser}>
        Профил и компанияинформация
      </LinkTile>
    </Grid>
  ),
};

export const Rows: Story = {
  render: () => (
    <Stack space="none" style={{ maxInlineSize: 366 }}>
      <ActionRow icon={Globe} value="English">
        Language
      </ActionRow>
      <ActionRow icon={LogOut}>Log out</ActionRow>
    </Stack>
  ),
};

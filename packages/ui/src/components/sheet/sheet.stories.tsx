import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { onAPhone } from "../../testing/on-a-phone.ts";
import { Grid, Stack } from "../../layout/index.ts";
import { TabBar } from "../app-frame/index.ts";
import { Identity } from "../avatar/index.ts";
import { Button } from "../button/index.ts";
import {
  Award,
  BookOpen,
  FolderOpen,
  Globe,
  House,
  LogOut,
  Menu,
  MessagesSquare,
  ReceiptText,
  ShoppingBag,
  Users,
} from "../icons/index.ts";
import { ActionRow, LinkTile } from "../link-tile/index.ts";
import { Sheet } from "./index.ts";

const content = (
  <Stack space="small">
    <Identity name="Marek Kowalczyk" text="Dach-Serwis Kowalczyk" style={{ paddingInline: 8 }} />
    <Grid columns={2} space="xsmall">
      <LinkTile href="#resources" icon={BookOpen}>
        Resources
      </LinkTile>
      <LinkTile href="#rewards" icon={Award}>
        Rewards
      </LinkTile>
      <LinkTile href="#orders" icon={ReceiptText}>
        Orders
      </LinkTile>
      <LinkTile href="#support" icon={MessagesSquare} badge={2} badgeLabel="2 unread">
        Support
      </LinkTile>
    </Grid>
    <ActionRow icon={Globe} value="English">
      Language
    </ActionRow>
    <ActionRow icon={LogOut}>Log out</ActionRow>
  </Stack>
);

const Modal = () => {
  const [open, setOpen] = useState(true);
  return (
    <div style={{ minBlockSize: 480 }}>
      <Button onClick={() => setOpen(true)}>Language</Button>
      <Sheet open={open} onClose={() => setOpen(false)} title="Language">
        {content}
      </Sheet>
    </div>
  );
};

const More = () => {
  const [open, setOpen] = useState(true);
  return (
    <div style={{ minBlockSize: 640 }}>
      <Sheet open={open} onClose={() => setOpen(false)} title="More" titleHidden aboveTabBar>
        {content}
      </Sheet>
      <TabBar
        items={[
          { href: "#home", label: "Home", icon: House },
          { href: "#projects", label: "Projects", icon: FolderOpen },
          { href: "#shop", label: "Shop", icon: ShoppingBag, current: true },
          { href: "#team", label: "Team", icon: Users },
          { label: "More", icon: Menu, expanded: open, onSelect: () => setOpen(!open) },
        ]}
      />
    </div>
  );
};

const meta = { title: "Components/Sheet" } satisfies Meta;
export default meta;
type Story = StoryObj;

export const ModalSheet: Story = { render: () => <Modal /> };
export const AboveTheTabBar: Story = {
  ...onAPhone,
  render: () => <More />,
  parameters: { layout: "fullscreen" },
};

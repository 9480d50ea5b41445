import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { Container, Hidden, Stack } from "../../layout/index.ts";
import { onAPhone } from "../../testing/on-a-phone.ts";
import { AmountChip } from "../amount-chip/index.ts";
import { Identity } from "../avatar/index.ts";
import { Logo } from "../brand/index.ts";
import { Breadcrumbs } from "../breadcrumbs/index.ts";
import { Button } from "../button/index.ts";
import { IconButtonLink } from "../icon-button/index.ts";
import {
  Bell,
  CreditCard,
  FolderOpen,
  Globe,
  House,
  Menu as MenuIcon,
  ShoppingBag,
  ShoppingCart,
  Users,
  VenetianMask,
} from "../icons/index.ts";
import { Menu, MenuItem } from "../menu/index.ts";
import { NoticeAction } from "../notice/index.ts";
import { Heading, Text } from "../text/index.ts";
import {
  ActionBar,
  FrameNotice,
  HeaderButton,
  HeaderDivider,
  HeaderLink,
  MainNav,
  PageMain,
  SiteFooter,
  SiteHeader,
  SkipLink,
  TabBar,
} from "./index.ts";

const meta = { title: "Components/AppFrame", parameters: { layout: "fullscreen" } } satisfies Meta;
export default meta;
type Story = StoryObj;

interface FrameProps {
  readonly emulated?: boolean;
  readonly labels?: readonly string[];
  readonly action?: boolean;
}

const english = ["Home", "Projects", "Shop", "Team", "Resources", "Rewards", "More"];

const Frame = ({ emulated = false, labels = english, action = false }: FrameProps) => {
  const [more, setMore] = useState(false);
  const nav = labels.slice(0, 6).map((label, index) => ({ href: `#${index}`, label, current: index === 2 }));
  const icons = [House, FolderOpen, ShoppingBag, Users];
  return (
    <>
      <SkipLink />
      {emulated ? (
        <FrameNotice
          label="Viewing as another person"
          icon={VenetianMask}
          action={<NoticeAction onClick={() => undefined}>Close</NoticeAction>}
        >
          You are viewing the portal as <b>Marek Kowalczyk, Dach-Serwis Kowalczyk</b>. Language changes are not saved in
          this view.
        </FrameNotice>
      ) : null}
      <SiteHeader
        logo={<Logo name={["Lucarne", "Club"]} compact="phone" />}
        logoHref="#home"
        nav={<MainNav items={nav} />}
        aside={<AmountChip href="#balance" value="1 284" unit="points" />}
        actions={
          <>
            <Hidden below="tablet" contents>
              <HeaderLink href="#card" icon={CreditCard}>
                Club card
              </HeaderLink>
              <Menu trigger={<HeaderButton icon={Globe}>English</HeaderButton>} label="Language">
                <MenuItem>English</MenuItem>
              </Menu>
            </Hidden>
            <IconButtonLink href="#notifications" icon={Bell} label="Notifications, 3 unread" badge={3} />
            <IconButtonLink href="#cart" icon={ShoppingCart} label="Cart, 2 items" badge={2} />
            <Hidden below="tablet" contents>
              <HeaderDivider />
              <HeaderButton>
                <Identity name="Marek Kowalczyk" text="Dach-Serwis Kowalczyk" />
              </HeaderButton>
            </Hidden>
          </>
        }
      />
      <PageMain>
        <Container style={{ paddingBlock: 20 }}>
          <Stack space="small">
            <Hidden below="tablet">
              <Breadcrumbs items={[{ href: "#home", label: labels[0] }, { label: labels[2] }]} />
            </Hidden>
            <Heading level={1}>{labels[2]}</Heading>
            <Text tone="muted">Pay with points. Orders are delivered to your company or to you.</Text>
          </Stack>
        </Container>
      </PageMain>
      {action ? (
        <ActionBar>
          <Button variant="outline">Filter</Button>
          <Button stretch>Add project</Button>
        </ActionBar>
      ) : null}
      <TabBar
        items={[
          ...icons.map((icon, index) => ({
            href: `#${index}`,
            label: labels[index] ?? "",
            icon,
            current: index === 2,
          })),
          {
            label: labels[6] ?? "",
            icon: MenuIcon,
            expanded: more,
            onSelect: () => setMore(!more),
            badge: 2,
            badgeLabel: "2 unread",
          },
        ]}
      />
      <SiteFooter
        logo={<Logo name={["Lucarne", "Club"]} onBrand />}
        note={
          <address style={{ fontStyle: "normal" }}>
            Lucarne Polska sp. z o.o.
            <br />
            ul. Dekarska 14, 02-230 Warszawa
          </address>
        }
        columns={[
          {
            title: "Support",
            links: [
              { href: "#chat", label: "Support chat" },
              { href: "#faq", label: "Frequently asked questions" },
            ],
          },
          {
            title: "Legal",
            links: [
              { href: "#terms", label: "Club terms" },
              { href: "#privacy", label: "Privacy policy" },
            ],
          },
        ]}
      />
    </>
  );
};

export const Desktop: Story = { render: () => <Frame /> };

export const Emulated: Story = { render: () => <Frame emulated />, tags: ["long"] };

export const Phone: Story = {
  render: () => <Frame action />,
  ...onAPhone,
};

/** Bulgarian labels are the longest of the six. */
export const LongLabels: Story = {
  tags: ["long"],
  render: () => (
    <Frame labels={["Начало", "Обекти", "Магазин", "Екип на фирмата", "Маркетингови материали", "Награди", "Още"]} />
  ),
};

/** The skip link is the first tab stop and moves focus to the content. */
export const SkipsToContent: Story = {
  render: () => <Frame />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Skip to content" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("main")).toHaveFocus();
  },
};

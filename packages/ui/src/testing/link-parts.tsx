import type { ReactElement, ReactNode } from "react";
import { AmountChip } from "../components/amount-chip/index.ts";
import * as frame from "../components/app-frame/index.ts";
import { Breadcrumbs } from "../components/breadcrumbs/index.ts";
import { Button, ButtonLink } from "../components/button/index.ts";
import { CardLink } from "../components/card/index.ts";
import { CommandPalette } from "../components/command-palette/index.ts";
import { IconButtonLink } from "../components/icon-button/index.ts";
import { House, Plus } from "../components/icons/index.ts";
import { TextLink } from "../components/link/index.ts";
import { ActionRow, LinkTile } from "../components/link-tile/index.ts";
import { List, ListItem } from "../components/list/index.ts";
import { Menu, MenuItem } from "../components/menu/index.ts";
import { NoticeAction } from "../components/notice/index.ts";
import { Pagination } from "../components/pagination/index.ts";
import { Link } from "../components/provider/index.ts";
import { StatisticCard } from "../components/statistic-card/index.ts";
import { RowLink } from "../components/table/index.ts";
import { LinkTabs } from "../components/link-tabs/index.ts";
import type { LinkTarget } from "../internal/element/link-root.tsx";

const items = [{ href: "#there", label: "There" }];

/** What makes a part a link; its content is the other link with `asChild`. */
export type LinkGiven = LinkTarget & { readonly children: ReactNode };

/** Parts that are one link, by component folder and name. */
export const LINK_PARTS: Readonly<Record<string, (link: LinkGiven) => ReactElement>> = {
  "amount-chip AmountChip": (link) => <AmountChip value="1" {...link} />,
  "app-frame HeaderLink": (link) => <frame.HeaderLink {...link} />,
  "button ButtonLink": (link) => <ButtonLink {...link} />,
  "card CardLink": (link) => <CardLink {...link} />,
  "icon-button IconButtonLink": (link) => <IconButtonLink icon={Plus} label="There" {...link} />,
  "link TextLink": (link) => <TextLink {...link} />,
  "link-tile ActionRow": (link) => <ActionRow {...link} />,
  "link-tile LinkTile": (link) => <LinkTile {...link} />,
  "menu MenuItem": (link) => (
    <Menu trigger={<Button>Open</Button>} defaultOpen>
      <MenuItem {...link} />
    </Menu>
  ),
  "notice NoticeAction": (link) => <NoticeAction {...link} />,
  "table RowLink": (link) => <RowLink {...link} />,
};

/** Parts that get their links as data, by component folder and name. */
export const PARTS_WITH_LINKS: Readonly<Record<string, () => ReactElement>> = {
  "app-frame MainNav": () => <frame.MainNav items={items} />,
  "app-frame SiteFooter": () => <frame.SiteFooter logo="" columns={[{ title: "About", links: items }]} />,
  "app-frame SiteHeader": () => <frame.SiteHeader logo="Roof" logoHref="#home" actions="" />,
  "app-frame TabBar": () => <frame.TabBar items={[{ href: "#home", label: "Home", icon: House }]} />,
  "breadcrumbs Breadcrumbs": () => <Breadcrumbs items={items} />,
  "command-palette CommandPalette": () => (
    <CommandPalette
      label="Commands"
      groups={[{ id: "pages", label: "Pages", commands: [{ value: "there", label: "There", href: "#there" }] }]}
      defaultOpen
    />
  ),
  "list ListItem": () => (
    <List>
      <ListItem href="#there" title="There" />
    </List>
  ),
  "provider Link": () => <Link href="#there">There</Link>,
  "pagination Pagination": () => <Pagination page={2} pages={3} hrefOf="#page-{page}" />,
  "statistic-card StatisticCard": () => (
    <StatisticCard title="Points" value="7" link={{ href: "#there", label: "There" }} />
  ),
  "link-tabs LinkTabs": () => <LinkTabs label="Tabs" items={items} />,
};

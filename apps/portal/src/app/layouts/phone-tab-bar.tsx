import { TabBar } from "@lucarne/ui/app-frame";
import { FolderOpen, House, Menu, ShoppingBag, Users } from "@lucarne/ui/icons";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useLocation } from "react-router";
import { pageNames } from "../page-names.ts";
import { layoutMessages } from "./layout-messages.ts";
import { isInArea } from "./main-navigation.ts";
import { MoreSheet } from "./more-sheet.tsx";

const TABS = [
  { path: "/", name: pageNames.home, icon: House },
  { path: "/projects", name: pageNames.projects, icon: FolderOpen },
  { path: "/shop", name: pageNames.shop, icon: ShoppingBag },
  { path: "/team", name: pageNames.team, icon: Users },
];

/** The navigation of a phone: four places and More. */
export const PhoneTabBar = () => {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const [more, setMore] = useState(false);
  const inTab = TABS.some(({ path }) => isInArea(pathname, path));

  return (
    <>
      <TabBar
        items={[
          ...TABS.map(({ path, name, icon }) => ({
            href: path,
            label: formatMessage(name),
            icon,
            current: isInArea(pathname, path),
          })),
          {
            onSelect: () => setMore((open) => !open),
            label: formatMessage(layoutMessages.more),
            icon: Menu,
            current: !inTab,
            expanded: more,
          },
        ]}
      />
      <MoreSheet key={pathname} open={more} onClose={() => setMore(false)} />
    </>
  );
};

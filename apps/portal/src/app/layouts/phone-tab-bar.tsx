import { TabBar } from "@lucarne/ui/app-frame";
import { FolderOpen, House, Menu, ShoppingBag, Users } from "@lucarne/ui/icons";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useLocation } from "react-router";
import { pageNames } from "../../shared/page/page-names.ts";
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
  // The page that More was opened on: another page closes it.
  const [openedOn, setOpenedOn] = useState<string>();
  const open = openedOn === pathname;
  const close = () => setOpenedOn(undefined);

  return (
    <>
      <TabBar
        items={[
          ...TABS.map(({ path, name, icon }) => ({
            href: path,
            label: formatMessage(name),
            icon,
            current: isInArea(pathname, path),
            onSelect: close,
          })),
          {
            onSelect: () => setOpenedOn(open ? undefined : pathname),
            label: formatMessage(layoutMessages.more),
            icon: Menu,
            current: !TABS.some(({ path }) => isInArea(pathname, path)),
            expanded: open,
          },
        ]}
      />
      <MoreSheet open={open} onClose={close} />
    </>
  );
};

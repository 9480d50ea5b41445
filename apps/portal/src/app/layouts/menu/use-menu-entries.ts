import type { LucideIcon } from "@lucarne/ui/icons";
import type { MessageDescriptor } from "react-intl";
import { useLocation } from "react-router";
import { useCurrentUser } from "../../../platform/session/user/use-current-user.ts";
import type { PageHref } from "../../../shared/navigation/href.ts";
import { href } from "../../../shared/navigation/href.ts";
import type { MenuName } from "../../../shared/navigation/page-table.ts";
import { pageRow } from "../../../shared/navigation/page-table.ts";
import { useServedPages } from "../../navigation/use-served-pages.ts";
import { MENU_ICONS, pagesIn } from "./menu-pages.ts";
import { isCurrentInNavigation, isInArea } from "./page-trail.ts";

type MenuEntry = {
  href: PageHref;
  name: MessageDescriptor;
  icon: LucideIcon;
  /** Whether the page on screen is this one or one below it. */
  current: boolean;
};

/** The entries of a menu in its order (NAV-14). */
export const useMenuEntries = (menu: MenuName): MenuEntry[] => {
  const { pathname } = useLocation();
  const isCurrent = menu === "navigation" ? isCurrentInNavigation : isInArea;
  const hasCard = useCurrentUser()?.company.has_edenred_card === 1;

  const served = useServedPages();

  return pagesIn(menu).flatMap((page) => {
    const { title, menuTitle = title, onlyWithCard } = pageRow(page);
    if ((onlyWithCard && !hasCard) || !served(page)) return [];

    return [
      {
        href: href(page),
        name: menuTitle,
        icon: MENU_ICONS[page],
        current: isCurrent(pathname, page),
      },
    ];
  });
};

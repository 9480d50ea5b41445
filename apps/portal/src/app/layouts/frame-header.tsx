import { MainNav, SiteHeader } from "@lucarne/ui/app-frame";
import { Logo } from "@lucarne/ui/brand";
import { useIntl } from "react-intl";
import { useLocation } from "react-router";
import { CLUB_NAME } from "../../shared/club-name.ts";
import { pageNames } from "../../shared/page/page-names.ts";
import { HeaderActions } from "./header-actions.tsx";
import { isInArea, MAIN_NAVIGATION } from "./main-navigation.ts";
import { PointsChip } from "./points-chip.tsx";

/** The header: two rows on a desktop, one bar on a phone. */
export const FrameHeader = () => {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();

  return (
    <SiteHeader
      logo={<Logo name={CLUB_NAME} compact="phone" />}
      logoHref="/"
      actions={<HeaderActions />}
      nav={
        <MainNav
          items={MAIN_NAVIGATION.map(({ path, name }) => ({
            href: path,
            label: formatMessage(pageNames[name]),
            current: isInArea(pathname, path),
          }))}
        />
      }
      aside={<PointsChip />}
    />
  );
};

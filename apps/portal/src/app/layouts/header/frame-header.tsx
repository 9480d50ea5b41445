import { MainNav, SiteHeader } from "@lucarne/ui/app-frame";
import { Logo } from "@lucarne/ui/brand";
import { useIntl } from "react-intl";
import { useMenuEntries } from "../menu/use-menu-entries.ts";
import { href } from "../../../shared/navigation/href.ts";
import { useCurrentUser } from "../../../platform/session/user/use-current-user.ts";
import { CLUB_NAME } from "../../../shared/club-name.ts";
import { HeaderActions } from "./header-actions.tsx";
import { PointsChip } from "./points-chip.tsx";

/** The header: two rows on a desktop, one bar on a phone. */
export const FrameHeader = () => {
  const { formatMessage } = useIntl();
  const entries = useMenuEntries("navigation");

  return (
    <SiteHeader
      logo={<Logo name={CLUB_NAME} compact="phone" />}
      logoHref={href("home")}
      actions={<HeaderActions />}
      // The club card and the name are the user's.
      actionsPending={useCurrentUser() === undefined}
      nav={
        <MainNav items={entries.map(({ href, name, current }) => ({ href, label: formatMessage(name), current }))} />
      }
      aside={<PointsChip />}
    />
  );
};

import { HeaderDivider, HeaderLink } from "@lucarne/ui/app-frame";
import { IconButtonLink } from "@lucarne/ui/icon-button";
import { Bell, CreditCard } from "@lucarne/ui/icons";
import { Hidden } from "@lucarne/ui/layout";
import { FormattedMessage, useIntl } from "react-intl";
import { PAGES } from "../../../shared/navigation/page-table.ts";
import { href } from "../../../shared/navigation/href.ts";
import { useCurrentUser } from "../../../platform/session/user/use-current-user.ts";
import { useServes } from "../../../platform/session/use-serves.ts";
import { CartButton } from "./cart-button.tsx";
import { LanguageMenu } from "../../../shared/frame/language-menu.tsx";
import { layoutMessages } from "../layout-messages.ts";
import { useUnreadCount } from "./use-unread-count.ts";
import { UserMenu } from "./user-menu.tsx";

/**
 * Club card, language, notifications, cart and the user. A phone keeps the two in the middle and finds
 * the rest behind More.
 */
export const HeaderActions = () => {
  const { formatMessage } = useIntl();
  const user = useCurrentUser();
  const unread = useUnreadCount();
  const servesCard = useServes("club_card");
  const hasCard = servesCard && user?.company.has_edenred_card === 1;

  return (
    <>
      {hasCard && (
        <>
          <Hidden below="desktop">
            <HeaderLink href={href("clubCard")} icon={CreditCard}>
              <FormattedMessage {...PAGES.clubCard.title} />
            </HeaderLink>
          </Hidden>
          <Hidden below="tablet" above="desktop">
            <IconButtonLink href={href("clubCard")} label={formatMessage(PAGES.clubCard.title)} icon={CreditCard} />
          </Hidden>
        </>
      )}
      <Hidden below="tablet">
        <LanguageMenu />
      </Hidden>
      <IconButtonLink
        href={href("notifications")}
        label={
          unread > 0
            ? formatMessage(layoutMessages.unread, { count: unread })
            : formatMessage(PAGES.notifications.title)
        }
        icon={Bell}
        badge={unread}
      />
      <CartButton />
      <Hidden below="tablet">
        <HeaderDivider />
      </Hidden>
      <Hidden below="tablet">
        <UserMenu />
      </Hidden>
    </>
  );
};

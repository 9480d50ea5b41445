import { HeaderButton } from "@lucarne/ui/app-frame";
import { Identity } from "@lucarne/ui/avatar";
import { CircleUser, LogOut, ReceiptText } from "@lucarne/ui/icons";
import { Menu, MenuHeader, MenuItem, MenuSeparator } from "@lucarne/ui/menu";
import { FormattedMessage, useIntl } from "react-intl";
import { PAGES } from "../../../shared/navigation/page-table.ts";
import { href } from "../../../shared/navigation/href.ts";
import { useCurrentUser } from "../../../platform/session/user/use-current-user.ts";
import { commonMessages } from "../../../shared/common-messages.ts";
import { layoutMessages } from "../layout-messages.ts";
import { useFullName } from "../../../shared/people/use-full-name.ts";
import { useSignOut } from "../sign-out/use-sign-out.tsx";
import { AsWritten } from "../../../shared/names/as-written.tsx";

/** Profile, orders and sign-out (NAV-12). */
export const UserMenu = () => {
  const { formatMessage } = useIntl();
  const user = useCurrentUser();
  const fullName = useFullName(user);
  const { start: leave, dialog } = useSignOut();

  return (
    <>
      <Menu
        label={formatMessage(layoutMessages.userMenu)}
        align="end"
        trigger={
          // Without a user there is no text that names the button.
          <HeaderButton aria-label={user ? undefined : formatMessage(layoutMessages.userMenu)}>
            <Identity name={fullName} text={user && <AsWritten>{user.company.name}</AsWritten>} src={user?.avatar} />
          </HeaderButton>
        }
      >
        <MenuHeader>
          <Identity
            name={fullName}
            text={user && <AsWritten>{user.email ?? user.phone}</AsWritten>}
            src={user?.avatar}
          />
        </MenuHeader>
        <MenuSeparator />
        <MenuItem icon={CircleUser} href={href("profile")}>
          <FormattedMessage {...layoutMessages.profile} />
        </MenuItem>
        <MenuItem icon={ReceiptText} href={href("orders")}>
          <FormattedMessage {...PAGES.orders.title} />
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={LogOut} onSelect={leave}>
          <FormattedMessage {...commonMessages.logOut} />
        </MenuItem>
      </Menu>
      {dialog}
    </>
  );
};

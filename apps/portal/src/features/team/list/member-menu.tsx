import type { TeamMember } from "@lucarne/api-client/queries/team";
import { EllipsisVertical, Pencil, Send, Trash2 } from "@lucarne/ui/icons";
import { IconButton } from "@lucarne/ui/icon-button";
import { Menu, MenuItem } from "@lucarne/ui/menu";
import { FormattedMessage, useIntl } from "react-intl";
import { useFullName } from "../../../shared/people/use-full-name.ts";
import type { PageHref } from "../../../shared/navigation/href.ts";
import { messages } from "../messages.ts";

type MemberMenuProps = {
  member: TeamMember;
  /** The member's page, where the user may open it. */
  href: PageHref | undefined;
  onResend: () => void;
  /** Absent for oneself (TEAM-4). */
  onRemove: (() => void) | undefined;
};

/** What can be done with a member: invitation, details, removal (TEAM-1). */
export const MemberMenu = ({ member, href, onResend, onRemove }: MemberMenuProps) => {
  const { formatMessage } = useIntl();
  const label = formatMessage(messages.actionsFor, { name: useFullName(member) });

  return (
    <Menu align="end" label={label} trigger={<IconButton icon={EllipsisVertical} label={label} size="compact" />}>
      <MenuItem icon={Send} onSelect={onResend}>
        <FormattedMessage {...messages.resend} />
      </MenuItem>
      {href && (
        <MenuItem icon={Pencil} href={href}>
          <FormattedMessage {...messages.edit} />
        </MenuItem>
      )}
      {onRemove && (
        <MenuItem icon={Trash2} tone="negative" onSelect={onRemove}>
          <FormattedMessage {...messages.remove} />
        </MenuItem>
      )}
    </Menu>
  );
};

import type { TeamMember } from "@lucarne/api-client/queries/team";
import { Amount } from "@lucarne/ui/amount";
import { Avatar } from "@lucarne/ui/avatar";
import { Badge } from "@lucarne/ui/badge";
import { Hidden } from "@lucarne/ui/layout";
import { CellMeta, RowLink, Table, type TableColumn } from "@lucarne/ui/table";
import { FormattedMessage, type IntlShape, useIntl } from "react-intl";
import { useCurrentUser } from "../../../platform/session/user/use-current-user.ts";
import { PAGES } from "../../../shared/navigation/page-table.ts";
import { phoneText } from "../../../shared/people/phone-text.ts";
import { personMessages, roleMessage } from "../../../shared/people/person-messages.ts";
import { useFullName } from "../../../shared/people/use-full-name.ts";
import { LastActive } from "../member/last-active.tsx";
import { MemberMenu } from "./member-menu.tsx";
import { memberPageHref } from "./member-page-href.ts";
import { messages } from "../messages.ts";
import * as styles from "./team-table.css.ts";

/**
 * A member with picture, name and phone, on phones with the role instead; the link of the row where the member has a page
 * for the user.
 */
const Person = ({ member }: { member: TeamMember }) => {
  const { formatMessage } = useIntl();
  const user = useCurrentUser();
  const name = useFullName(member);
  const target = memberPageHref(member, user?.uuid);

  return (
    <span className={styles.person}>
      <Avatar name={name} quiet={member.last_active_at === null} />
      <span className={styles.words}>
        <span className={styles.name}>
          {target ? (
            <RowLink href={target} translate="no">
              {name}
            </RowLink>
          ) : (
            <span translate="no">{name}</span>
          )}
          {member.uuid === user?.uuid && (
            <Badge dot={false}>
              <FormattedMessage {...messages.you} />
            </Badge>
          )}
        </span>
        {user && (
          <CellMeta>
            <Hidden as="span" below="tablet">
              {phoneText(member.phone, user.region.slug)}
            </Hidden>
            <Hidden as="span" above="tablet">
              {formatMessage(roleMessage(member.role))}
            </Hidden>
          </CellMeta>
        )}
      </span>
    </span>
  );
};

type Handlers = { onResend: (member: TeamMember) => void; onRemove: (member: TeamMember) => void };

const RowMenu = ({ member, onResend, onRemove }: Handlers & { member: TeamMember }) => {
  const own = useCurrentUser()?.uuid;

  return (
    <MemberMenu
      member={member}
      href={memberPageHref(member, own)}
      onResend={() => onResend(member)}
      onRemove={member.uuid === own ? undefined : () => onRemove(member)}
    />
  );
};

type Columns = Handlers & { intl: IntlShape; now: number };

const columnsOf = ({ intl, now, onResend, onRemove }: Columns): TableColumn<TeamMember>[] => {
  const { formatMessage, formatNumber } = intl;

  return [
    {
      id: "name",
      header: formatMessage(messages.name),
      place: "key",
      width: "34%",
      cell: (member) => <Person member={member} />,
    },
    {
      id: "role",
      header: formatMessage(personMessages.role),
      place: "none",
      cell: ({ role }) => formatMessage(roleMessage(role)),
    },
    {
      id: "lastActive",
      header: formatMessage(messages.lastActive),
      place: "pair",
      cell: (member) => <LastActive member={member} now={now} />,
    },
    {
      id: "projects",
      header: formatMessage(messages.projects),
      place: "start",
      labelled: true,
      align: "end",
      cell: ({ projects_count: count }) => formatNumber(count),
    },
    {
      id: "points",
      header: formatMessage(messages.points),
      place: "end",
      align: "end",
      cell: ({ contribute_points: points }) => <Amount value={formatNumber(points)} />,
    },
    {
      id: "actions",
      header: formatMessage(messages.actions),
      headerHidden: true,
      place: "actions",
      align: "end",
      cell: (member) => <RowMenu member={member} onResend={onResend} onRemove={onRemove} />,
    },
  ];
};

/** An avatar with its gap. */
const PICTURE = "50px";

type TeamTableProps = Handlers & {
  members: readonly TeamMember[];
  /** The moment of the answer, in milliseconds since the epoch. */
  now: number;
};

/** The members of the company (TEAM-1). */
export const TeamTable = ({ members, now, onResend, onRemove }: TeamTableProps) => {
  const intl = useIntl();

  return (
    <Table
      caption={intl.formatMessage(PAGES.team.title)}
      columns={columnsOf({ intl, now, onResend, onRemove })}
      rows={members}
      keyOf={({ uuid }) => uuid}
      bleed
      indent={PICTURE}
    />
  );
};

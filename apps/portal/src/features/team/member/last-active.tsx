import type { TeamMember } from "@lucarne/api-client/queries/team";
import { Icon } from "@lucarne/ui/icon";
import { Mail } from "@lucarne/ui/icons";
import { Inline } from "@lucarne/ui/layout";
import { Text } from "@lucarne/ui/text";
import { FormattedMessage, useIntl } from "react-intl";
import { relativeTime } from "../../../shared/time/relative-time.ts";
import { messages } from "../messages.ts";

type LastActiveProps = {
  member: Pick<TeamMember, "last_active_at" | "invited_at">;
  /** The moment of the answer, in milliseconds since the epoch. */
  now: number;
};

/** When a member was last active; “never” with the date of the invitation before the first sign-in (TEAM-8). */
export const LastActive = ({ member: { last_active_at: at, invited_at: invited }, now }: LastActiveProps) => {
  const { formatDate, formatRelativeTime } = useIntl();
  if (at === null) {
    return (
      <Inline as="span" space="xsmall" wrap={false}>
        {invited !== null && <Icon as={Mail} size={16} />}
        <Text as="span" tone="muted">
          {invited === null ? (
            <FormattedMessage {...messages.never} />
          ) : (
            <FormattedMessage
              {...messages.neverInvited}
              values={{ date: formatDate(invited, { dateStyle: "medium" }) }}
            />
          )}
        </Text>
      </Inline>
    );
  }
  const { value, unit } = relativeTime(at, now);

  return (
    <time dateTime={at} title={formatDate(at, { dateStyle: "long", timeStyle: "short" })}>
      {formatRelativeTime(value, unit, { numeric: "auto" })}
    </time>
  );
};

import type { TeamMeta } from "@lucarne/api-client/queries/team";
import { Inline } from "@lucarne/ui/layout";
import { Text } from "@lucarne/ui/text";
import { FormattedMessage } from "react-intl";
import { messages } from "../messages.ts";
import type { TeamLimit } from "../limit/team-limit.ts";

type TeamCountsProps = { meta: Pick<TeamMeta, "owners" | "installers">; limit: TeamLimit | undefined };

/** Taken places by role, with the allowed ones where the country has a limit (TEAM-10). */
export const TeamCounts = ({ meta: { owners, installers }, limit }: TeamCountsProps) => (
  <Inline space="large">
    <Text>
      {limit ? (
        <FormattedMessage {...messages.ownersOf} values={{ count: owners, limit: limit.owners }} />
      ) : (
        <FormattedMessage {...messages.owners} values={{ count: owners }} />
      )}
    </Text>
    <Text>
      {limit ? (
        <FormattedMessage {...messages.installersOf} values={{ count: installers, limit: limit.installers }} />
      ) : (
        <FormattedMessage {...messages.installers} values={{ count: installers }} />
      )}
    </Text>
  </Inline>
);

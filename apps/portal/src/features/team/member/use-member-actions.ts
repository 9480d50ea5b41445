import { queryKeys } from "@lucarne/api-client/queries/keys";
import { deleteTeamMember, resendInvitation, type TeamMember } from "@lucarne/api-client/queries/team";
import { useToast } from "@lucarne/ui/toast";
import { useIntl } from "react-intl";
import { api } from "../../../platform/session/portal-api.ts";
import { useAction } from "../../../shared/query/use-action.ts";
import { messages } from "../messages.ts";

/** Sends a member's invitation again: a change, although the call is a GET (TEAM-3, TEAM-14). */
export const useResend = () => {
  const { formatMessage } = useIntl();
  const toast = useToast();

  return useAction({
    run: ({ uuid }: Pick<TeamMember, "uuid">) => resendInvitation(api, uuid),
    onDone: () => void toast({ message: formatMessage(messages.resent) }),
  });
};

/** Removes a member from the team (TEAM-4, TEAM-5). */
export const useRemoval = (onRemoved: () => void) => {
  const { formatMessage } = useIntl();
  const toast = useToast();

  return useAction({
    run: ({ uuid }: Pick<TeamMember, "uuid">) => deleteTeamMember(api, uuid),
    invalidates: [queryKeys.team.lists],
    onDone: () => {
      toast({ message: formatMessage(messages.removed) });
      onRemoved();
    },
  });
};

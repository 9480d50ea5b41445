import { queryKeys } from "@lucarne/api-client/queries/keys";
import { type TeamMember, teamMemberQuery, updateTeamMember } from "@lucarne/api-client/queries/team";
import type { RegionSlug } from "@lucarne/api-client/regions";
import { Card } from "@lucarne/ui/card";
import { Stack } from "@lucarne/ui/layout";
import { Heading } from "@lucarne/ui/text";
import { useToast } from "@lucarne/ui/toast";
import { useQueryClient } from "@tanstack/react-query";
import { FormattedMessage, useIntl } from "react-intl";
import { api } from "../../../platform/session/portal-api.ts";
import { changedValues } from "../../../shared/forms/values/changed-values.ts";
import { MemberForm } from "./member-form.tsx";
import type { MemberValues } from "./member-schema.ts";
import { messages } from "../messages.ts";

const valuesOf = ({ name, surname, phone }: TeamMember): MemberValues => ({ name, surname, phone });

type MemberDetailsProps = { member: TeamMember; country: RegionSlug };

/** A member's details to edit; only what was changed is sent (TEAM-7). */
export const MemberDetails = ({ member, country }: MemberDetailsProps) => {
  const { formatMessage } = useIntl();
  const queryClient = useQueryClient();
  const toast = useToast();
  const stored = valuesOf(member);

  const save = async (values: MemberValues): Promise<MemberValues> => {
    const changes = changedValues(stored, values);
    const isChanged = Object.keys(changes).length > 0;
    const saved = isChanged ? await updateTeamMember(api, member.uuid, changes) : member;
    if (isChanged) {
      queryClient.setQueryData(teamMemberQuery(api, member.uuid).queryKey, saved);
      void queryClient.invalidateQueries({ queryKey: queryKeys.team.lists });
    }
    toast({ message: formatMessage(messages.saved) });

    return valuesOf(saved);
  };

  return (
    <Card as="section">
      <Stack space="gutter">
        <Heading level={2} size="h3">
          <FormattedMessage {...messages.details} />
        </Heading>
        <MemberForm
          country={country}
          uuid={member.uuid}
          initial={stored}
          save={<FormattedMessage {...messages.save} />}
          send={save}
        />
      </Stack>
    </Card>
  );
};

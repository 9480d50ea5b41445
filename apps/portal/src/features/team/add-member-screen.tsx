import { queryKeys } from "@lucarne/api-client/queries/keys";
import { createTeamMember, teamQuery } from "@lucarne/api-client/queries/team";
import { Card } from "@lucarne/ui/card";
import { useToast } from "@lucarne/ui/toast";
import { useQuery } from "@tanstack/react-query";
import { FormattedMessage, useIntl } from "react-intl";
import { useLanguage } from "../../platform/intl/use-language.ts";
import { api, queryClient } from "../../platform/session/portal-api.ts";
import { useCurrentUser } from "../../platform/session/user/use-current-user.ts";
import { loadConfig } from "../../shared/config/load-config.ts";
import { BackLink } from "../../shared/page-parts/back-link.tsx";
import { Page } from "../../shared/page-parts/page.tsx";
import { href } from "../../shared/navigation/href.ts";
import { pageLoader } from "../../shared/navigation/page-loader.ts";
import { useNavigate } from "../../shared/navigation/navigate.ts";
import { PAGES } from "../../shared/navigation/page-table.ts";
import { isAwaited } from "../../shared/query/is-awaited.ts";
import { useContentKey } from "../../shared/query/use-content-key.ts";
import { FullNotice } from "./limit/full-notice.tsx";
import { MemberForm } from "./member/member-form.tsx";
import { messages } from "./messages.ts";
import type { MemberValues } from "./member/member-schema.ts";
import { isTeamFull } from "./limit/team-limit.ts";
import { useTeamLimit } from "./limit/use-team-limit.ts";
import { TeamSkeleton } from "./team-skeleton.tsx";

/** Invites an installer; a full team says so, also when it fills up meanwhile (TEAM-11). */
const AddMemberScreen = () => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const toast = useToast();
  const user = useCurrentUser();
  const { limit, isPending } = useTeamLimit();
  const team = useQuery(teamQuery(api, 1, language));
  const full = isTeamFull(limit, team.data?.meta);
  const keyOf = useContentKey();

  const invite = async (values: MemberValues) => {
    try {
      await createTeamMember(api, values, keyOf(values));
    } finally {
      void queryClient.invalidateQueries({ queryKey: queryKeys.team.lists });
    }
  };

  const goOn = () => {
    toast({ message: formatMessage(messages.invited) });
    void navigate(href("team"));
  };

  return (
    <>
      <BackLink to="team" />
      <Page
        size="form"
        title={<FormattedMessage {...PAGES.addMember.title} />}
        text={<FormattedMessage {...messages.inviteText} />}
      >
        {isPending || !user || isAwaited(team) ? (
          <TeamSkeleton />
        ) : (
          <>
            {full && limit && <FullNotice limit={limit} />}
            <Card>
              <MemberForm
                country={user.region.slug}
                save={<FormattedMessage {...messages.invite} />}
                disabled={full}
                send={invite}
                onSent={goOn}
              />
            </Card>
          </>
        )}
      </Page>
    </>
  );
};

export const loader = pageLoader(({ language }) =>
  Promise.all([queryClient.ensureQueryData(teamQuery(api, 1, language)), loadConfig(language)]),
);

export { AddMemberScreen as Component };

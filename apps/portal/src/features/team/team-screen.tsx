import { type TeamMember, teamQuery } from "@lucarne/api-client/queries/team";
import { Button, ButtonLink } from "@lucarne/ui/button";
import { UserPlus } from "@lucarne/ui/icons";
import { Stack } from "@lucarne/ui/layout";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useLanguage } from "../../platform/intl/use-language.ts";
import { api, queryClient } from "../../platform/session/portal-api.ts";
import { loadConfig } from "../../shared/config/load-config.ts";
import { EmptyCard } from "../../shared/page-parts/states/empty-card.tsx";
import { pageNumber } from "../../shared/page-parts/page-number.ts";
import { href } from "../../shared/navigation/href.ts";
import { pageLoader } from "../../shared/navigation/page-loader.ts";
import { PAGES } from "../../shared/navigation/page-table.ts";
import { ActionProblems } from "../../shared/query/action-problems.tsx";
import { useListAddress } from "../../shared/query/list/list-address.ts";
import { ListPage } from "../../shared/query/list/list-page.tsx";
import { FullNotice } from "./limit/full-notice.tsx";
import { messages } from "./messages.ts";
import { RemovalDialog } from "./member/removal-dialog.tsx";
import { TeamCounts } from "./list/team-counts.tsx";
import { isTeamFull } from "./limit/team-limit.ts";
import * as styles from "./team-screen.css.ts";
import { TeamSkeleton } from "./team-skeleton.tsx";
import { TeamTable } from "./list/team-table.tsx";
import { useResend } from "./member/use-member-actions.ts";
import { useTeamLimit } from "./limit/use-team-limit.ts";

const NO_FILTERS = {} as const;

const AddMember = ({ full }: { full: boolean }) =>
  full ? (
    <Button icon={UserPlus} disabled>
      <FormattedMessage {...messages.add} />
    </Button>
  ) : (
    <ButtonLink icon={UserPlus} href={href("addMember")}>
      <FormattedMessage {...messages.add} />
    </ButtonLink>
  );

/** The company's team: who works, who never signed in, who can be added (TEAM-1, TEAM-11). */
const TeamScreen = () => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { page, hrefOf } = useListAddress(href("team"), NO_FILTERS);
  const query = useQuery({ ...teamQuery(api, page, language), placeholderData: keepPreviousData });
  const { limit, isPending } = useTeamLimit();
  const full = isTeamFull(limit, query.data?.meta);
  const [leaving, setLeaving] = useState<TeamMember>();
  const { start: resend, error } = useResend();

  return (
    <>
      <ListPage
        title={<FormattedMessage {...PAGES.team.title} />}
        text={<FormattedMessage {...messages.text} />}
        action={<AddMember full={full} />}
        notice={<ActionProblems error={error} takesFocus />}
        query={query}
        waits={isPending}
        loading={<TeamSkeleton />}
        failed={<FormattedMessage {...messages.failed} />}
        empty={
          <EmptyCard
            picture={<img src="/art/empty-team.svg" alt="" width={240} height={150} />}
            title={<FormattedMessage {...messages.none} />}
            text={<FormattedMessage {...messages.noneText} />}
          />
        }
        pagesLabel={formatMessage(messages.pages)}
        hrefOf={(target) => hrefOf({ page: target })}
      >
        {(members, { meta }) => (
          <>
            <Stack space="large" className={styles.above}>
              {full && limit && <FullNotice limit={limit} />}
              <TeamCounts meta={meta} limit={limit} />
            </Stack>
            <TeamTable
              members={members}
              now={query.dataUpdatedAt}
              onResend={(member) => void resend(member)}
              onRemove={setLeaving}
            />
          </>
        )}
      </ListPage>
      <RemovalDialog member={leaving} onClose={() => setLeaving(undefined)} onRemoved={() => setLeaving(undefined)} />
    </>
  );
};

export const loader = pageLoader(({ search, language }) =>
  Promise.all([queryClient.ensureQueryData(teamQuery(api, pageNumber(search), language)), loadConfig(language)]),
);

export { TeamScreen as Component };

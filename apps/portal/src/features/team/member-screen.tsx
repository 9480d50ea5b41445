import { OWNER } from "@lucarne/api-client/roles";
import { type TeamMember, teamMemberQuery } from "@lucarne/api-client/queries/team";
import { Card } from "@lucarne/ui/card";
import { Stack } from "@lucarne/ui/layout";
import { Notice } from "@lucarne/ui/notice";
import { Text } from "@lucarne/ui/text";
import { useQuery } from "@tanstack/react-query";
import { FormattedMessage } from "react-intl";
import { useParams } from "react-router";
import { api, queryClient } from "../../platform/session/portal-api.ts";
import { useCurrentUser } from "../../platform/session/user/use-current-user.ts";
import { inPage } from "../../shared/page-parts/in-page.tsx";
import { BackLink } from "../../shared/page-parts/back-link.tsx";
import { usePageTitle } from "../../shared/page-parts/title/page-title.ts";
import { Page } from "../../shared/page-parts/page.tsx";
import { href } from "../../shared/navigation/href.ts";
import { pageLoader } from "../../shared/navigation/page-loader.ts";
import { Navigate } from "../../shared/navigation/navigate.ts";
import { phoneText } from "../../shared/people/phone-text.ts";
import { useFullName } from "../../shared/people/use-full-name.ts";
import { QueryView } from "../../shared/query/query-view.tsx";
import { MemberAside } from "./member/member-aside.tsx";
import { MemberDetails } from "./member/member-details.tsx";
import * as styles from "./member-screen.css.ts";
import { messages } from "./messages.ts";
import { TeamSkeleton } from "./team-skeleton.tsx";
import { AsWritten } from "../../shared/names/as-written.tsx";

/** An owner's details, which others can only read (TEAM-12). */
const OwnerDetails = ({ member: { phone } }: { member: TeamMember }) => {
  const user = useCurrentUser();

  return (
    <Card as="section">
      <Stack space="medium">
        <Notice>
          <FormattedMessage {...messages.readOnly} />
        </Notice>
        {user && <Text translate="no">{phoneText(phone, user.region.slug)}</Text>}
      </Stack>
    </Card>
  );
};

const onPage = inPage("member");

/** One member of the team. The own page is the profile (TEAM-2). */
const MemberScreen = () => {
  const { uuid = "" } = useParams();
  const user = useCurrentUser();
  const query = useQuery(teamMemberQuery(api, uuid));
  const name = useFullName(query.data);
  usePageTitle(name || undefined);
  if (user && user.uuid === uuid) return <Navigate to={href("profile")} replace />;

  return (
    <>
      <BackLink to="team" />
      <QueryView
        ofAddress
        query={query}
        loading={onPage(<TeamSkeleton />)}
        framed
        failedIn={onPage}
        failed={<FormattedMessage {...messages.memberFailed} />}
      >
        {(member) => (
          <Page title={<AsWritten>{name}</AsWritten>}>
            <div className={styles.layout}>
              {member.role.id === OWNER ? (
                <OwnerDetails member={member} />
              ) : (
                user && <MemberDetails member={member} country={user.region.slug} />
              )}
              <MemberAside member={member} now={query.dataUpdatedAt} />
            </div>
          </Page>
        )}
      </QueryView>
    </>
  );
};

export const loader = pageLoader(({ uuid }) => queryClient.ensureQueryData(teamMemberQuery(api, uuid)));

export { MemberScreen as Component };

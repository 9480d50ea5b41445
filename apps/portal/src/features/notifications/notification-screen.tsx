import { notificationQuery } from "@lucarne/api-client/queries/notifications";
import { useQuery } from "@tanstack/react-query";
import { FormattedMessage } from "react-intl";
import { useParams } from "react-router";
import { inPage } from "../../shared/page-parts/in-page.tsx";
import { BackLink } from "../../shared/page-parts/back-link.tsx";
import { usePageTitle } from "../../shared/page-parts/title/page-title.ts";
import { pageLoader } from "../../shared/navigation/page-loader.ts";
import { QueryView } from "../../shared/query/query-view.tsx";
import { api, queryClient } from "../../platform/session/portal-api.ts";
import { messages } from "./messages.ts";
import { NotificationCard } from "./card/notification-card.tsx";
import { NotificationsSkeleton } from "./notifications-skeleton.tsx";
import { useMarkRead } from "./card/use-mark-read.ts";

const onPage = inPage("notification");

/** One notification in full; reading it marks it (NOTE-2). */
const NotificationScreen = () => {
  const { uuid = "" } = useParams();
  const query = useQuery(notificationQuery(api, uuid));
  useMarkRead(query.data);
  usePageTitle(query.data?.title);

  return (
    <>
      <BackLink to="notifications" />
      <QueryView
        ofAddress
        query={query}
        loading={onPage(<NotificationsSkeleton rows={1} />)}
        framed
        failedIn={onPage}
        failed={<FormattedMessage {...messages.oneFailed} />}
      >
        {(notification) => <NotificationCard notification={notification} />}
      </QueryView>
    </>
  );
};

export const loader = pageLoader(({ uuid }) => queryClient.ensureQueryData(notificationQuery(api, uuid)));

export { NotificationScreen as Component };

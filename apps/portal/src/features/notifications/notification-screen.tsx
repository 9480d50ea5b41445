import { notificationQuery } from "@lucarne/api-client/queries/notifications";
import { useQuery } from "@tanstack/react-query";
import { FormattedMessage } from "react-intl";
import { useParams } from "react-router";
import { pageNames } from "../../shared/page/page-names.ts";
import { usePageTitle } from "../../shared/page/page-title.ts";
import { LoadFailure } from "../../shared/page/load-failure.tsx";
import { isNotFound } from "../../shared/page/not-found/is-not-found.ts";
import { NotFound } from "../../shared/page/not-found/not-found.tsx";
import { Page } from "../../shared/page/page.tsx";
import { api } from "../../platform/session/portal-api.ts";
import { messages } from "./messages.ts";
import { NotificationCard } from "./notification-card.tsx";
import { NotificationsSkeleton } from "./notifications-skeleton.tsx";
import { useMarkRead } from "./use-mark-read.ts";

/** One notification in full; reading it marks it (NOTE-2). */
const NotificationScreen = () => {
  const { uuid = "" } = useParams();
  const { data, error, isFetching, refetch } = useQuery(notificationQuery(api, uuid));
  useMarkRead(data);
  usePageTitle(data?.title);

  if (data) return <NotificationCard notification={data} />;
  if (isNotFound(error)) return <NotFound />;

  return (
    <Page title={<FormattedMessage {...pageNames.notification} />}>
      {error ? (
        <LoadFailure
          title={<FormattedMessage {...messages.oneFailed} />}
          pending={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <NotificationsSkeleton rows={1} />
      )}
    </Page>
  );
};

export { NotificationScreen as Component };

import { CURRENT_USER_INTERVAL } from "@lucarne/api-client/queries/account";
import { notificationsQuery, unreadCountQuery } from "@lucarne/api-client/queries/notifications";
import { Button } from "@lucarne/ui/button";
import { EmptyState } from "@lucarne/ui/empty-state";
import { Check } from "@lucarne/ui/icons";
import { Stack } from "@lucarne/ui/layout";
import { Notice } from "@lucarne/ui/notice";
import { LinkTabs } from "@lucarne/ui/tabs";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { FormattedMessage, useIntl } from "react-intl";
import { Navigate, useSearchParams } from "react-router";
import { errorMessages } from "../../shared/errors/error-messages.ts";
import { pageNames } from "../../shared/page/page-names.ts";
import { LoadFailure } from "../../shared/page/load-failure.tsx";
import { pageNumber } from "../../shared/page/page-number.ts";
import { Page } from "../../shared/page/page.tsx";
import { api } from "../../platform/session/portal-api.ts";
import { messages } from "./messages.ts";
import { asksForUnread, notificationAddress } from "./notification-address.ts";
import { NotificationList } from "./notification-list.tsx";
import { NotificationsSkeleton } from "./notifications-skeleton.tsx";
import { useMarkAll } from "./use-mark-all.ts";

const Notifications = () => {
  const [search] = useSearchParams();
  const unreadOnly = asksForUnread(search);
  const { data, dataUpdatedAt, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...notificationsQuery(api, pageNumber(search), unreadOnly ? "unread" : undefined),
    placeholderData: keepPreviousData,
    // As often as the bell, which would count what the list does not show yet.
    refetchInterval: CURRENT_USER_INTERVAL,
  });
  if (isError && !data) {
    return (
      <LoadFailure
        title={<FormattedMessage {...messages.failed} />}
        pending={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  // The empty list of the other filter says nothing about this one.
  if (!data || (isPlaceholderData && data.data.length === 0)) return <NotificationsSkeleton />;
  if (data.meta.total === 0) {
    return (
      <EmptyState
        picture={<img src="/art/empty-notifications.svg" alt="" width={240} height={150} />}
        title={<FormattedMessage {...(unreadOnly ? messages.allRead : messages.none)} />}
        text={<FormattedMessage {...(unreadOnly ? messages.allReadText : messages.noneText)} />}
      />
    );
  }
  // Notifications that were read meanwhile leave pages behind that are no more.
  if (data.data.length === 0) {
    return <Navigate to={notificationAddress(unreadOnly, data.meta.last_page)} replace />;
  }

  return (
    <NotificationList
      answer={data}
      now={dataUpdatedAt}
      busy={isFetching}
      hrefOf={(page) => notificationAddress(unreadOnly, page)}
    />
  );
};

/** The user's notifications, newest first: all, or what is not read yet (NOTE-1). */
const NotificationsScreen = () => {
  const { formatMessage, formatNumber } = useIntl();
  const [search] = useSearchParams();
  const unreadOnly = asksForUnread(search);
  const unread = useQuery(unreadCountQuery(api)).data;
  const all = useQuery(notificationsQuery(api, 1)).data?.meta.total;
  const countOf = (count: number | undefined) => (count === undefined ? undefined : formatNumber(count));
  const { pending, failed, markAll } = useMarkAll();

  return (
    <Page
      title={<FormattedMessage {...pageNames.notifications} />}
      action={
        unread !== undefined &&
        unread > 0 && (
          <Button variant="outline" icon={Check} pending={pending} onClick={() => void markAll()}>
            <FormattedMessage {...messages.markAll} />
          </Button>
        )
      }
    >
      {failed && (
        <Notice tone="negative" live>
          <FormattedMessage {...errorMessages.generic} />
        </Notice>
      )}
      <Stack space="none">
        <LinkTabs
          label={formatMessage(messages.filter)}
          items={[
            {
              href: notificationAddress(false),
              label: formatMessage(messages.every),
              count: countOf(all),
              current: !unreadOnly,
            },
            {
              href: notificationAddress(true),
              label: formatMessage(messages.onlyUnread),
              count: countOf(unread),
              current: unreadOnly,
            },
          ]}
        />
        <Notifications />
      </Stack>
    </Page>
  );
};

export { NotificationsScreen as Component };

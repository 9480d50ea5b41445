import { notificationsQuery, unreadCountQuery } from "@lucarne/api-client/queries/notifications";
import { Button } from "@lucarne/ui/button";
import { Card } from "@lucarne/ui/card";
import { EmptyState } from "@lucarne/ui/empty-state";
import { Check } from "@lucarne/ui/icons";
import { Notice } from "@lucarne/ui/notice";
import { Pagination } from "@lucarne/ui/pagination";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { FormattedMessage, useIntl } from "react-intl";
import { useSearchParams } from "react-router";
import { errorMessages } from "../../app/errors/error-messages.ts";
import { pageNames } from "../../app/page-names.ts";
import { LoadFailure } from "../../app/page/load-failure.tsx";
import { pageNumber } from "../../app/page/page-number.ts";
import { Page } from "../../app/page/page.tsx";
import { api } from "../../session/portal-api.ts";
import { messages } from "./messages.ts";
import { list } from "./notification-row.css.ts";
import { NotificationRow } from "./notification-row.tsx";
import { NotificationsSkeleton } from "./notifications-skeleton.tsx";
import { useMarkAll } from "./use-mark-all.ts";

const Notifications = () => {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const { data, dataUpdatedAt, isError, isFetching, refetch } = useQuery({
    ...notificationsQuery(api, pageNumber(search)),
    placeholderData: keepPreviousData,
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
  if (!data) return <NotificationsSkeleton />;
  const page = data.meta.current_page;
  if (data.meta.total === 0) {
    return (
      <EmptyState
        picture={<img src="/art/empty-notifications.svg" alt="" width={240} height={150} />}
        title={<FormattedMessage {...messages.none} />}
        text={<FormattedMessage {...messages.noneText} />}
      />
    );
  }

  return (
    <>
      <Card padding="none" as="ul" className={list} aria-busy={isFetching}>
        {data.data.map((notification) => (
          <NotificationRow key={notification.uuid} notification={notification} now={dataUpdatedAt} />
        ))}
      </Card>
      <Pagination
        page={page}
        pages={data.meta.last_page}
        hrefOf={(other) => (other === 1 ? "?" : `?page=${other}`)}
        label={formatMessage(messages.pages)}
        range={formatMessage(messages.range, {
          first: (page - 1) * data.meta.per_page + 1,
          last: (page - 1) * data.meta.per_page + data.data.length,
          total: data.meta.total,
        })}
      />
    </>
  );
};

/** The user's notifications, newest first (document 1 §2). */
const NotificationsScreen = () => {
  const unread = useQuery(unreadCountQuery(api)).data ?? 0;
  const { pending, failed, markAll } = useMarkAll();

  return (
    <Page
      title={<FormattedMessage {...pageNames.notifications} />}
      action={
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
      <Notifications />
    </Page>
  );
};

export { NotificationsScreen as Component };

import { CURRENT_USER_INTERVAL } from "@lucarne/api-client/queries/account";
import { notificationsQuery, unreadCountQuery } from "@lucarne/api-client/queries/notifications";
import { Button } from "@lucarne/ui/button";
import { Check } from "@lucarne/ui/icons";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { FormattedMessage, useIntl } from "react-intl";
import { EmptyCard } from "../../shared/page-parts/states/empty-card.tsx";
import { pageNumber } from "../../shared/page-parts/page-number.ts";
import { href } from "../../shared/navigation/href.ts";
import { pageLoader } from "../../shared/navigation/page-loader.ts";
import { PAGES } from "../../shared/navigation/page-table.ts";
import { api, queryClient } from "../../platform/session/portal-api.ts";
import { ActionProblems } from "../../shared/query/action-problems.tsx";
import { readFilters, useListAddress } from "../../shared/query/list/list-address.ts";
import { ListPage } from "../../shared/query/list/list-page.tsx";
import { messages } from "./messages.ts";
import { NotificationList } from "./list/notification-list.tsx";
import { NotificationsSkeleton } from "./notifications-skeleton.tsx";
import { useMarkAll } from "./list/use-mark-all.ts";

const FILTERS = { mark: ["all", "unread"] } as const;

/** The user's notifications, newest first: all, or only the unread ones (NOTE-1). */
const NotificationsScreen = () => {
  const { formatMessage } = useIntl();
  const { values, page, hrefOf } = useListAddress(href("notifications"), FILTERS);
  const unreadOnly = values.mark === "unread";
  const query = useQuery({
    ...notificationsQuery(api, page, unreadOnly ? "unread" : undefined),
    placeholderData: keepPreviousData,
    // As often as the bell, whose count would otherwise differ from the list.
    refetchInterval: CURRENT_USER_INTERVAL,
  });
  const unread = useQuery(unreadCountQuery(api)).data;
  const all = useQuery(notificationsQuery(api, 1)).data?.meta.total;
  const { start: markAll, pending, error } = useMarkAll();

  return (
    <ListPage
      title={<FormattedMessage {...PAGES.notifications.title} />}
      action={
        // Always there: a button that appears with the count would move the list.
        <Button variant="outline" icon={Check} disabled={!unread} pending={pending} onClick={() => void markAll()}>
          <FormattedMessage {...messages.markAll} />
        </Button>
      }
      notice={<ActionProblems error={error} />}
      tabs={{
        label: formatMessage(messages.filter),
        items: [
          {
            href: hrefOf({ mark: "all" }),
            label: formatMessage(messages.every),
            count: all ?? null,
            current: !unreadOnly,
          },
          {
            href: hrefOf({ mark: "unread" }),
            label: formatMessage(messages.onlyUnread),
            count: unread ?? null,
            current: unreadOnly,
          },
        ],
      }}
      query={query}
      loading={<NotificationsSkeleton />}
      failed={<FormattedMessage {...messages.failed} />}
      empty={
        <EmptyCard
          picture={<img src="/art/empty-notifications.svg" alt="" width={240} height={150} />}
          title={<FormattedMessage {...(unreadOnly ? messages.allRead : messages.none)} />}
          text={<FormattedMessage {...(unreadOnly ? messages.allReadText : messages.noneText)} />}
        />
      }
      pagesLabel={formatMessage(messages.pages)}
      hrefOf={(target) => hrefOf({ page: target })}
    >
      {(notifications) => <NotificationList notifications={notifications} now={query.dataUpdatedAt} />}
    </ListPage>
  );
};

/** The page that an address names. */
export const loader = pageLoader(({ search }) => {
  const mark = readFilters(FILTERS, search).mark === "unread" ? "unread" : undefined;

  return queryClient.ensureQueryData(notificationsQuery(api, pageNumber(search), mark));
});

export { NotificationsScreen as Component };

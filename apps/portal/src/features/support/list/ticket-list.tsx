import { ticketsQuery } from "@lucarne/api-client/queries/support";
import { Button, ButtonLink } from "@lucarne/ui/button";
import { EmptyState } from "@lucarne/ui/empty-state";
import { Plus } from "@lucarne/ui/icons";
import { Skeleton } from "@lucarne/ui/skeleton";
import { Heading } from "@lucarne/ui/text";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { api } from "../../../platform/session/portal-api.ts";
import { useCurrentUser } from "../../../platform/session/user/use-current-user.ts";
import { commonMessages } from "../../../shared/common-messages.ts";
import { LoadFailure } from "../../../shared/page-parts/states/load-failure.tsx";
import { href } from "../../../shared/navigation/href.ts";
import { messages } from "../messages.ts";
import * as styles from "./ticket-list.css.ts";
import { TicketRow } from "./ticket-row.tsx";
import { useUnreadReplies } from "./use-unread-replies.ts";

const ROWS = ["70%", "55%", "62%", "48%"];

const ListSkeleton = () => (
  <div role="status" aria-label={useIntl().formatMessage(commonMessages.loading)}>
    {ROWS.map((width) => (
      <div key={width} className={styles.waiting} aria-hidden>
        <Skeleton width={width} />
        <Skeleton width={96} height={28} />
      </div>
    ))}
  </div>
);

type TicketListProps = {
  /** The uuid of the open chat, or `new`. */
  current: string | undefined;
  /** The list is the page itself, on a phone. */
  isPage: boolean;
};

/** The user's chats, latest message first; each further page adds ten (SUP-5). */
export const TicketList = ({ current, isPage }: TicketListProps) => {
  const user = useCurrentUser();
  const list = useInfiniteQuery({ ...ticketsQuery(api, user?.uuid ?? ""), enabled: user !== undefined });
  const { data, isError, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = list;
  const replies = useUnreadReplies();
  const tickets = data?.pages.flatMap((page) => page.data) ?? [];
  const rows = useRef<HTMLUListElement>(null);
  const pages = data?.pages.length ?? 0;
  const shown = useRef(pages);

  // The pressed button may be gone: the focus goes to the first of the added rows.
  useEffect(() => {
    if (shown.current > 0 && pages > shown.current) {
      const first = data?.pages[shown.current]?.data[0]?.uuid;
      rows.current?.querySelector<HTMLElement>(`[data-ticket="${first}"]`)?.focus();
    }
    shown.current = pages;
  }, [data, pages]);

  return (
    <>
      <div className={styles.head}>
        <Heading level={isPage ? 1 : 2} size="h2">
          <FormattedMessage {...messages.list} />
        </Heading>
        <ButtonLink href={href("newTicket")} variant="soft" size="compact" icon={Plus}>
          <FormattedMessage {...messages.newChat} />
        </ButtonLink>
      </div>
      {data ? (
        <div className={styles.scroller}>
          {tickets.length > 0 ? (
            <ul ref={rows}>
              {tickets.map((ticket) => (
                <TicketRow
                  key={ticket.uuid}
                  ticket={ticket}
                  isCurrent={ticket.uuid === current}
                  unread={replies.of(ticket.uuid).length}
                  now={list.dataUpdatedAt}
                />
              ))}
            </ul>
          ) : (
            <EmptyState
              picture={<img src="/art/empty-chat.svg" alt="" width={240} height={150} />}
              title={<FormattedMessage {...messages.none} />}
              text={<FormattedMessage {...messages.noneText} />}
            />
          )}
          {hasNextPage && (
            <div className={styles.more}>
              <Button variant="text" pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                <FormattedMessage {...messages.loadMore} />
              </Button>
            </div>
          )}
        </div>
      ) : isError ? (
        <LoadFailure
          title={<FormattedMessage {...messages.listFailed} />}
          pending={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <ListSkeleton />
      )}
    </>
  );
};

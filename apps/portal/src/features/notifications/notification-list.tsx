import type { NotificationList as Answer } from "@lucarne/api-client/queries/notifications";
import { Card } from "@lucarne/ui/card";
import { Pagination } from "@lucarne/ui/pagination";
import { useIntl } from "react-intl";
import { messages } from "./messages.ts";
import { foot, list } from "./notification-list.css.ts";
import { NotificationRow } from "./notification-row.tsx";

type NotificationListProps = {
  answer: Answer;
  /** The moment of the answer, in milliseconds since the epoch. */
  now: number;
  /** Another page is on its way. */
  busy: boolean;
  hrefOf: (page: number) => string;
};

/** A page of notifications, and the way to the others. */
export const NotificationList = ({ answer: { data, meta }, now, busy, hrefOf }: NotificationListProps) => {
  const { formatMessage } = useIntl();
  const first = (meta.current_page - 1) * meta.per_page + 1;

  return (
    <Card padding="none" className={list} aria-busy={busy}>
      <ul>
        {data.map((notification) => (
          <NotificationRow key={notification.uuid} notification={notification} now={now} />
        ))}
      </ul>
      <div className={foot}>
        <Pagination
          page={meta.current_page}
          pages={meta.last_page}
          hrefOf={hrefOf}
          label={formatMessage(messages.pages)}
          range={formatMessage(messages.range, { first, last: first + data.length - 1, total: meta.total })}
        />
      </div>
    </Card>
  );
};

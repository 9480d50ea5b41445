import type { Notification } from "@lucarne/api-client/queries/notifications";
import { Icon } from "@lucarne/ui/icon";
import { ChevronRight } from "@lucarne/ui/icons";
import { Link } from "@lucarne/ui/provider";
import { useIntl } from "react-intl";
import { readOut } from "../../app/page/read-out.css.ts";
import { relativeTime } from "../../app/time/relative-time.ts";
import { messages } from "./messages.ts";
import * as styles from "./notification-row.css.ts";
import { NotificationTile } from "./notification-tile.tsx";

type NotificationRowProps = {
  notification: Notification;
  /** The moment of the answer, in milliseconds since the epoch: what "12 minutes ago" counts from. */
  now: number;
};

/** A notification of the list: its kind as an icon, its text, how long ago it came (document 1 §2). */
export const NotificationRow = ({ notification, now }: NotificationRowProps) => {
  const { formatMessage, formatRelativeTime, formatDate } = useIntl();
  const { uuid, type, mark, text, created_at: createdAt } = notification;
  const isUnread = mark === "unread";
  const { value, unit } = relativeTime(createdAt, now);

  return (
    <li>
      <Link href={`/notifications/${uuid}`} className={isUnread ? `${styles.row} ${styles.unread}` : styles.row}>
        <NotificationTile type={type} />
        <span>
          {isUnread && <span className={readOut}>{formatMessage(messages.unread)}</span>}
          {text}
        </span>
        <time
          className={styles.time}
          dateTime={createdAt}
          title={formatDate(createdAt, { dateStyle: "long", timeStyle: "short" })}
        >
          {formatRelativeTime(value, unit, { numeric: "auto" })}
        </time>
        <span className={styles.chevron}>
          <Icon as={ChevronRight} />
        </span>
      </Link>
    </li>
  );
};

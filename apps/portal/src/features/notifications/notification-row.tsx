import type { Notification } from "@lucarne/api-client/queries/notifications";
import { Icon } from "@lucarne/ui/icon";
import { CircleAlert, Info, TriangleAlert } from "@lucarne/ui/icons";
import { useIntl } from "react-intl";
import { readOut } from "../../app/page/read-out.css.ts";
import { relativeTime } from "../../app/time/relative-time.ts";
import { messages } from "./messages.ts";
import * as styles from "./notification-row.css.ts";

const ICONS = { info: Info, warning: TriangleAlert, important: CircleAlert } as const;

type NotificationRowProps = {
  notification: Notification;
  /** The moment of the answer, in milliseconds since the epoch: what "12 minutes ago" counts from. */
  now: number;
};

/** A notification of the list: its kind as an icon, its text, how long ago it came (document 1 §2). */
export const NotificationRow = ({ notification, now }: NotificationRowProps) => {
  const { formatMessage, formatRelativeTime, formatDate } = useIntl();
  const { type, mark, text, created_at: createdAt } = notification;
  const isUnread = mark === "unread";
  const { value, unit } = relativeTime(createdAt, now);

  return (
    <li className={isUnread ? `${styles.row} ${styles.unread}` : styles.row}>
      <span className={styles.tiles[type]}>
        <Icon as={ICONS[type]} label={formatMessage(messages[type])} />
      </span>
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
    </li>
  );
};

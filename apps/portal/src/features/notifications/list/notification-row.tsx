import type { Notification } from "@lucarne/api-client/queries/notifications";
import { Icon } from "@lucarne/ui/icon";
import { ChevronRight } from "@lucarne/ui/icons";
import { Link } from "@lucarne/ui/provider";
import { useIntl } from "react-intl";
import { href } from "../../../shared/navigation/href.ts";
import { readOut } from "../../../shared/page-parts/read-out.css.ts";
import { messages } from "../messages.ts";
import * as styles from "./notification-row.css.ts";
import { NotificationTile } from "../parts/notification-tile.tsx";
import { NotificationTime } from "../parts/notification-time.tsx";
import { TextWithNumbers } from "../../../shared/names/text-with-numbers.tsx";

type NotificationRowProps = {
  notification: Notification;
  /** The moment of the answer, in milliseconds since the epoch. */
  now: number;
};

/** A notification of the list: its type as an icon, title, text and age (NOTE-1). */
export const NotificationRow = ({ notification, now }: NotificationRowProps) => {
  const { formatMessage } = useIntl();
  const { uuid, mark, title, text } = notification;
  const isUnread = mark === "unread";

  return (
    <li>
      <Link href={href("notification", { uuid })} className={isUnread ? `${styles.row} ${styles.unread}` : styles.row}>
        <NotificationTile notification={notification} />
        <span className={styles.words}>
          <span className={styles.title}>
            {isUnread && <span className={readOut}>{formatMessage(messages.unread)}</span>}
            <span>
              <TextWithNumbers text={title} />
            </span>
          </span>
          <span className={styles.text}>
            <TextWithNumbers text={text} />
          </span>
        </span>
        <NotificationTime notification={notification} now={now} className={styles.time} />
        <span className={styles.chevron}>
          <Icon as={ChevronRight} />
        </span>
      </Link>
    </li>
  );
};

import { notificationsQuery } from "@lucarne/api-client/queries/notifications";
import { CardLink } from "@lucarne/ui/card";
import { Stack } from "@lucarne/ui/layout";
import { Heading } from "@lucarne/ui/text";
import { useQuery } from "@tanstack/react-query";
import { FormattedMessage } from "react-intl";
import { href } from "../../../shared/navigation/href.ts";
import { api } from "../../../platform/session/portal-api.ts";
import * as styles from "./also-new.css.ts";
import { messages } from "../messages.ts";
import { NotificationTile } from "../parts/notification-tile.tsx";
import { NotificationTime } from "../parts/notification-time.tsx";

const MAX_SHOWN = 3;

/** The newest other unread notifications; renders nothing when there are none. */
export const AlsoNew = ({ uuid }: { uuid: string }) => {
  const { data, dataUpdatedAt } = useQuery(notificationsQuery(api, 1, "unread"));
  const others = (data?.data ?? []).filter((one) => one.uuid !== uuid && one.mark === "unread").slice(0, MAX_SHOWN);
  if (others.length === 0) return null;

  return (
    <Stack as="aside" space="small">
      <Heading level={2} size="h4">
        <FormattedMessage {...messages.alsoNew} />
      </Heading>
      {others.map((notification) => (
        <CardLink key={notification.uuid} href={href("notification", { uuid: notification.uuid })} padding="compact">
          <span className={styles.entry}>
            <NotificationTile notification={notification} />
            <span className={styles.words}>
              <strong className={styles.text}>{notification.text}</strong>
              <NotificationTime notification={notification} now={dataUpdatedAt} className={styles.time} />
            </span>
          </span>
        </CardLink>
      ))}
    </Stack>
  );
};

import type { Notification } from "@lucarne/api-client/queries/notifications";
import { useIntl } from "react-intl";
import { relativeTime } from "../../../shared/time/relative-time.ts";

type NotificationTimeProps = {
  notification: Pick<Notification, "created_at">;
  /** The moment of the answer, in milliseconds since the epoch: what "12 minutes ago" counts from. */
  now: number;
  className?: string;
};

/** How long ago a notification came (NOTE-1); date and time are shown on hover. */
export const NotificationTime = ({
  notification: { created_at: createdAt },
  now,
  className,
}: NotificationTimeProps) => {
  const { formatRelativeTime, formatDate } = useIntl();
  const { value, unit } = relativeTime(createdAt, now);

  return (
    <time
      className={className}
      dateTime={createdAt}
      title={formatDate(createdAt, { dateStyle: "long", timeStyle: "short" })}
    >
      {formatRelativeTime(value, unit, { numeric: "auto" })}
    </time>
  );
};

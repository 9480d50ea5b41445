import { Card } from "@lucarne/ui/card";
import { Skeleton } from "@lucarne/ui/skeleton";
import { useIntl } from "react-intl";
import { commonMessages } from "../../shared/common-messages.ts";
import { list } from "./notification-list.css.ts";
import { row } from "./notification-row.css.ts";

const ROWS = ["82%", "64%", "73%", "58%", "70%", "61%"];

/** Stands for the list while it comes. */
export const NotificationsSkeleton = ({ rows = ROWS.length }: { rows?: number }) => (
  <div role="status" aria-label={useIntl().formatMessage(commonMessages.loading)}>
    <Card padding="none" as="ul" className={list} aria-hidden>
      {ROWS.slice(0, rows).map((width) => (
        <li key={width}>
          <span className={row}>
            <Skeleton width={38} height={34} />
            <Skeleton width={width} />
          </span>
        </li>
      ))}
    </Card>
  </div>
);

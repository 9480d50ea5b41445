import { Card } from "@lucarne/ui/card";
import { Skeleton } from "@lucarne/ui/skeleton";
import { useIntl } from "react-intl";
import { commonMessages } from "../../app/common-messages.ts";
import * as styles from "./notification-row.css.ts";

const ROWS = ["82%", "64%", "73%", "58%", "70%", "61%"];

/** Stands for the list while it comes. */
export const NotificationsSkeleton = ({ rows = ROWS.length }: { rows?: number }) => (
  <div role="status" aria-label={useIntl().formatMessage(commonMessages.loading)}>
    <Card padding="none" as="ul" className={styles.list} aria-hidden>
      {ROWS.slice(0, rows).map((width) => (
        <li key={width}>
          <span className={styles.row}>
            <Skeleton width={38} height={34} />
            <Skeleton width={width} />
          </span>
        </li>
      ))}
    </Card>
  </div>
);

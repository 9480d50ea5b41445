import { Card } from "@lucarne/ui/card";
import { Skeleton, SkeletonText } from "@lucarne/ui/skeleton";
import { useIntl } from "react-intl";
import { commonMessages } from "../../shared/common-messages.ts";
import { list } from "./list/notification-list.css.ts";
import { row } from "./list/notification-row.css.ts";

const ROWS = [1, 2, 3, 4, 5, 6];

/** Shown while the list loads. */
export const NotificationsSkeleton = ({ rows = ROWS.length }: { rows?: number }) => (
  <div role="status" aria-label={useIntl().formatMessage(commonMessages.loading)}>
    <Card padding="none" as="ul" className={list} aria-hidden>
      {ROWS.slice(0, rows).map((number) => (
        <li key={number}>
          <span className={row}>
            <Skeleton width={38} height={34} />
            <SkeletonText lines={2} />
          </span>
        </li>
      ))}
    </Card>
  </div>
);

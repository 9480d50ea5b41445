import { Card } from "@lucarne/ui/card";
import { Skeleton } from "@lucarne/ui/skeleton";
import { useIntl } from "react-intl";
import { commonMessages } from "../../../shared/common-messages.ts";
import * as styles from "./orders-skeleton.css.ts";

const ROWS = ["34%", "42%", "38%", "45%", "36%", "40%", "33%", "41%"];

/** Has the size of the list that replaces it. */
export const OrdersSkeleton = () => (
  <div role="status" aria-label={useIntl().formatMessage(commonMessages.loading)}>
    <Card padding="none" aria-hidden className={styles.card}>
      <div className={styles.head} />
      {ROWS.map((width) => (
        <div key={width} className={styles.row}>
          <Skeleton width={60} height={45} />
          <Skeleton width={width} />
        </div>
      ))}
    </Card>
  </div>
);

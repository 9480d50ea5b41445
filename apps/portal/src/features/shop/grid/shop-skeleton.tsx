import { Card } from "@lucarne/ui/card";
import { Skeleton } from "@lucarne/ui/skeleton";
import { useIntl } from "react-intl";
import { commonMessages } from "../../../shared/common-messages.ts";
import { grid } from "./product-grid.css.ts";
import * as styles from "./shop-skeleton.css.ts";

const NAMES = ["72%", "58%", "80%", "66%", "75%", "54%"];

/** Shown while the products load. */
export const ShopSkeleton = () => (
  <div role="status" aria-label={useIntl().formatMessage(commonMessages.loading)}>
    <ul className={grid} aria-hidden>
      {NAMES.map((width) => (
        <Card key={width} as="li" padding="none">
          <span className={styles.picture}>
            <Skeleton width="100%" height="100%" radius="pane" data-early />
          </span>
          <span className={styles.words}>
            <Skeleton width={width} />
            <Skeleton width="90%" />
            <Skeleton width={90} height={28} />
          </span>
        </Card>
      ))}
    </ul>
  </div>
);

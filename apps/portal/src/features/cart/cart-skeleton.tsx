import { Skeleton } from "@lucarne/ui/skeleton";
import { useIntl } from "react-intl";
import { commonMessages } from "../../shared/common-messages.ts";
import * as styles from "./lines/cart-line.css.ts";

const LINES = ["78%", "56%"];

/** Shown while the prices load. */
export const CartSkeleton = () => (
  <div role="status" aria-label={useIntl().formatMessage(commonMessages.loading)}>
    {LINES.map((width) => (
      <div key={width} className={styles.line}>
        <span className={styles.picture}>
          <Skeleton width={76} height={57} />
        </span>
        <span className={styles.words}>
          <Skeleton width={width} />
        </span>
        <span className={styles.amounts}>
          <Skeleton width={132} height={44} />
        </span>
      </div>
    ))}
  </div>
);

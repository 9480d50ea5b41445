import { Skeleton } from "@lucarne/ui/skeleton";
import { useIntl } from "react-intl";
import { commonMessages } from "../../shared/common-messages.ts";
import * as styles from "./mini-cart.css.ts";

const LINES = ["78%", "56%"];

/** Stands for the lines while their prices come. */
export const CartSkeleton = () => (
  <div role="status" aria-label={useIntl().formatMessage(commonMessages.loading)}>
    {LINES.map((width) => (
      <div key={width} className={styles.line}>
        <Skeleton width={76} height={57} />
        <div className={styles.words}>
          <Skeleton width={width} />
          <Skeleton width={140} height={44} />
        </div>
      </div>
    ))}
  </div>
);

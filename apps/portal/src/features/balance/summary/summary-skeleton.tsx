import { Skeleton } from "@lucarne/ui/skeleton";
import { useIntl } from "react-intl";
import { commonMessages } from "../../../shared/common-messages.ts";
import * as panel from "./balance-panel.css.ts";
import * as styles from "./figures.css.ts";

const CELLS = ["completed", "inProgress", "lost", "thisYear", "scans", "expiring"];

/** Keeps the place of the balance and its figures while they load. */
export const SummarySkeleton = () => (
  <div role="status" aria-label={useIntl().formatMessage(commonMessages.loading)} className={styles.layout}>
    <div className={panel.panel} />
    <div className={styles.figures}>
      {CELLS.map((cell) => (
        <div key={cell} className={styles.figure}>
          <Skeleton width="70%" height={21} />
          <Skeleton width="4rem" height={40} />
          {cell === "expiring" ? <div className={styles.noAction} /> : <Skeleton width="5rem" height={24} />}
        </div>
      ))}
    </div>
  </div>
);

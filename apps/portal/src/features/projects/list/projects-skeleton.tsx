import { Card } from "@lucarne/ui/card";
import { Skeleton } from "@lucarne/ui/skeleton";
import { useIntl } from "react-intl";
import { commonMessages } from "../../../shared/common-messages.ts";
import * as styles from "./projects-skeleton.css.ts";

const ROWS = ["46%", "58%", "40%", "52%", "44%", "62%", "48%", "55%"];

/** Stands for the table while it is loaded. */
export const ProjectsSkeleton = () => (
  <div role="status" aria-label={useIntl().formatMessage(commonMessages.loading)}>
    <Card padding="none" as="ul" className={styles.list} aria-hidden>
      {ROWS.map((width) => (
        <li key={width} className={styles.row}>
          <Skeleton width={width} />
          <Skeleton width={90} height={28} />
        </li>
      ))}
    </Card>
  </div>
);

import { Skeleton } from "@lucarne/ui/skeleton";
import { useIntl } from "react-intl";
import { commonMessages } from "../../shared/common-messages.ts";
import { CompanyCardsSkeleton } from "./company/company-cards-skeleton.tsx";
import * as styles from "./home-screen.css.ts";

/** Stands for home while its first screen is loaded. */
export const HomeSkeleton = () => (
  <div role="status" aria-label={useIntl().formatMessage(commonMessages.loading)} className={styles.skeleton}>
    <div className={styles.heroSkeleton} aria-hidden>
      <Skeleton height="100%" />
    </div>
    <CompanyCardsSkeleton />
  </div>
);

import { Card } from "@lucarne/ui/card";
import { Skeleton, SkeletonText } from "@lucarne/ui/skeleton";
import { FormattedMessage, useIntl } from "react-intl";
import { commonMessages } from "../../shared/common-messages.ts";
import { Page } from "../../shared/page-parts/page.tsx";
import { PAGES } from "../../shared/navigation/page-table.ts";
import * as styles from "./checkout.css.ts";

/** Shown while what is ordered loads. */
export const CheckoutSkeleton = () => {
  const { formatMessage } = useIntl();

  return (
    <Page title={<FormattedMessage {...PAGES.checkout.title} />}>
      <div role="status" aria-label={formatMessage(commonMessages.loading)}>
        <div className={styles.steps} aria-hidden>
          <Skeleton width="100%" height={34} />
        </div>
        <div className={styles.columns} aria-hidden>
          <Card>
            <SkeletonText lines={8} />
          </Card>
          <Card>
            <SkeletonText lines={4} />
          </Card>
        </div>
      </div>
    </Page>
  );
};

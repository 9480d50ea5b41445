import { Container } from "@lucarne/ui/layout";
import { Skeleton, SkeletonText } from "@lucarne/ui/skeleton";
import { useIntl } from "react-intl";
import { commonMessages } from "../../shared/common-messages.ts";
import { HiddenTitle } from "../../shared/page-parts/title/hidden-title.tsx";
import { picture, stage } from "./gallery/gallery.css.ts";
import * as styles from "./product-view.css.ts";

/** Shown while the product loads. */
export const ProductSkeleton = () => (
  <Container>
    <HiddenTitle page="product" />
    <div role="status" aria-label={useIntl().formatMessage(commonMessages.loading)} className={styles.page}>
      <div className={styles.columns} aria-hidden>
        <span className={stage}>
          <span className={picture} />
        </span>
        <div className={styles.details}>
          <Skeleton width="80%" height={40} />
          <Skeleton width={160} height={52} />
          <Skeleton width="100%" height={48} />
          <SkeletonText lines={4} />
        </div>
      </div>
    </div>
  </Container>
);

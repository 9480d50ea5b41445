import { Container } from "@lucarne/ui/layout";
import { Skeleton, SkeletonText } from "@lucarne/ui/skeleton";
import { useIntl } from "react-intl";
import { commonMessages } from "../../common-messages.ts";
import { HiddenTitle } from "../../page-parts/title/hidden-title.tsx";
import * as styles from "./project-frame.css.ts";

/** Stands for a project while it is loaded; laid out like its frame. */
export const ProjectSkeleton = () => (
  <Container className={styles.page} role="status" aria-label={useIntl().formatMessage(commonMessages.loading)}>
    <HiddenTitle page="project" />
    <div className={styles.head} aria-hidden>
      <div className={styles.picture}>
        <Skeleton height="100%" />
      </div>
      <div className={styles.words}>
        <Skeleton width={190} height={28} />
        <Skeleton width="min(24rem, 90%)" height={36} />
        <Skeleton width="min(20rem, 80%)" height={48} />
      </div>
    </div>
    <Skeleton height={50} />
    <SkeletonText lines={6} />
  </Container>
);

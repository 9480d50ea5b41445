import { Stack } from "@lucarne/ui/layout";
import { Skeleton, SkeletonText } from "@lucarne/ui/skeleton";
import { useIntl } from "react-intl";
import { commonMessages } from "../../../shared/common-messages.ts";
import { article, measure } from "./article-screen.css.ts";

/** Keeps the place of an article's picture and text while it loads. */
export const ArticleSkeleton = () => (
  <div role="status" aria-label={useIntl().formatMessage(commonMessages.loading)} className={article}>
    <Skeleton height={400} />
    <Stack className={measure}>
      <SkeletonText lines={6} />
    </Stack>
  </div>
);

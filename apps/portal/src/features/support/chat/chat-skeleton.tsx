import { Skeleton } from "@lucarne/ui/skeleton";
import { useIntl } from "react-intl";
import { commonMessages } from "../../../shared/common-messages.ts";
import * as styles from "./conversation.css.ts";

/** Stands for the messages while they are loaded. */
export const ChatSkeleton = () => (
  <div role="status" aria-label={useIntl().formatMessage(commonMessages.loading)} className={styles.waiting}>
    <Skeleton width="55%" height={84} />
    <Skeleton width="48%" height={64} />
    <Skeleton width="60%" height={104} />
  </div>
);

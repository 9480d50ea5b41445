import { SkeletonText } from "@lucarne/ui/skeleton";
import { useIntl } from "react-intl";
import { commonMessages } from "../../shared/common-messages.ts";
import { VideoSkeleton } from "../../shared/content/video-skeleton.tsx";
import { start } from "./rewards-screen.css.ts";

/** Keeps the place of the video and the steps beside it while the page loads. */
export const RewardsSkeleton = () => (
  <div role="status" aria-label={useIntl().formatMessage(commonMessages.loading)} className={start}>
    <VideoSkeleton />
    <SkeletonText lines={8} />
  </div>
);

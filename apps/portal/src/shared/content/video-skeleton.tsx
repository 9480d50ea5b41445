import { Stack } from "@lucarne/ui/layout";
import { Skeleton, SkeletonText } from "@lucarne/ui/skeleton";
import { poster } from "./video-skeleton.css.ts";

/** Keeps the place of a video with its title while it loads. */
export const VideoSkeleton = () => (
  <Stack space="small">
    <Skeleton height="auto" radius="card" className={poster} />
    <SkeletonText />
  </Stack>
);

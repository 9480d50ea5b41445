import { Card } from "@lucarne/ui/card";
import { Grid, Stack } from "@lucarne/ui/layout";
import { Skeleton, SkeletonText } from "@lucarne/ui/skeleton";
import { useIntl } from "react-intl";
import { commonMessages } from "../../shared/common-messages.ts";
import { VideoSkeleton } from "../../shared/content/video-skeleton.tsx";
import * as linkStyles from "./resource-links.css.ts";
import { VIDEO_COLUMNS, videos } from "./tutorials.css.ts";

const LINKS = ["first", "second", "third"];
const VIDEOS = ["first", "second", "third", "fourth"];

/** Keeps the place of the links and the video guides while they load. */
export const ResourcesSkeleton = () => (
  <Stack space="large" role="status" aria-label={useIntl().formatMessage(commonMessages.loading)}>
    <Grid columns={linkStyles.LINK_COLUMNS} className={linkStyles.links}>
      {LINKS.map((link) => (
        <Card key={link} padding="compact" className={linkStyles.card}>
          <Skeleton width={52} height={44} />
          <SkeletonText />
        </Card>
      ))}
    </Grid>
    <Stack space="gutter">
      <Skeleton width={200} height={28} />
      <Grid columns={VIDEO_COLUMNS} space="large" className={videos}>
        {VIDEOS.map((video) => (
          <VideoSkeleton key={video} />
        ))}
      </Grid>
    </Stack>
  </Stack>
);

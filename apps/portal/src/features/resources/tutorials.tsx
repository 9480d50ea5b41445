import { CONTENT_PER_PAGE, contentListQuery } from "@lucarne/api-client/queries/content";
import { Button } from "@lucarne/ui/button";
import { Grid, Stack } from "@lucarne/ui/layout";
import { Heading, Text } from "@lucarne/ui/text";
import { useQueries } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useLanguage } from "../../platform/intl/use-language.ts";
import { api } from "../../platform/session/portal-api.ts";
import { useServes } from "../../platform/session/use-serves.ts";
import { commonMessages } from "../../shared/common-messages.ts";
import { contentOf } from "../../shared/content/content-item.ts";
import { contentMessages } from "../../shared/content/content-messages.ts";
import { VideoSkeleton } from "../../shared/content/video-skeleton.tsx";
import { YoutubeVideo } from "../../shared/content/youtube-video.tsx";
import { LoadFailure } from "../../shared/page-parts/states/load-failure.tsx";
import { messages } from "./messages.ts";
import { VIDEO_COLUMNS, videos as videoGrid } from "./tutorials.css.ts";

const PLACES = ["first", "second", "third", "fourth"];

/** The video guides of the country's language, 40 at a time; `ifNone` where there are none (CONT-2). */
export const Tutorials = ({ ifNone }: { ifNone: ReactNode }) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const [pages, setPages] = useState(1);
  const serves = useServes("content");
  const queries = useQueries({
    queries: Array.from({ length: pages }, (_, index) => ({
      ...contentListQuery(api, "tutorials", language, { page: index + 1, limit: CONTENT_PER_PAGE.tutorials }),
      enabled: serves,
    })),
  });
  const videos = queries
    .flatMap(({ data }) => data?.data ?? [])
    .map(contentOf)
    .filter(({ youtube }) => youtube !== undefined);
  const failed = queries.find(({ isError }) => isError);
  const loading = queries.some(({ isPending }) => isPending);
  const last = queries[0]?.data?.meta.last_page ?? 1;
  if (!serves || (!loading && !failed && videos.length === 0)) return ifNone;

  return (
    <Stack as="section" space="gutter">
      <Stack space="xxsmall">
        <Heading level={2}>
          <FormattedMessage {...messages.videos} />
        </Heading>
        <Text size="small" tone="muted">
          <FormattedMessage {...contentMessages.videosNote} />
        </Text>
      </Stack>
      <Grid columns={VIDEO_COLUMNS} space="large" className={videoGrid}>
        {videos.map(({ uuid, title, youtube, picture }) => (
          <YoutubeVideo key={uuid} id={youtube ?? ""} title={title} poster={picture?.thumbnail} noted={false} />
        ))}
      </Grid>
      {loading && (
        <Grid
          columns={VIDEO_COLUMNS}
          space="large"
          className={videoGrid}
          role="status"
          aria-label={formatMessage(commonMessages.loading)}
        >
          {PLACES.map((place) => (
            <VideoSkeleton key={place} />
          ))}
        </Grid>
      )}
      {failed && (
        <LoadFailure
          framed
          title={<FormattedMessage {...messages.failed} />}
          pending={failed.isFetching}
          onRetry={() => void failed.refetch()}
        />
      )}
      {!loading && !failed && pages < last && (
        <div>
          <Button variant="outline" onClick={() => setPages(pages + 1)}>
            <FormattedMessage {...messages.more} />
          </Button>
        </div>
      )}
    </Stack>
  );
};

import type { User } from "@lucarne/api-client/queries/account";
import { behavioursQuery, type Tier, tiersQuery } from "@lucarne/api-client/queries/rewards";
import { Grid, Inline, Stack } from "@lucarne/ui/layout";
import { SkeletonText } from "@lucarne/ui/skeleton";
import { Heading } from "@lucarne/ui/text";
import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { FormattedMessage, useIntl } from "react-intl";
import { api, queryClient } from "../../platform/session/portal-api.ts";
import { optionalParts } from "../../platform/session/portal-session.ts";
import { useCurrentUser } from "../../platform/session/user/use-current-user.ts";
import { useServes } from "../../platform/session/use-serves.ts";
import { loadConfig } from "../../shared/config/load-config.ts";
import { useConfig } from "../../shared/config/use-config.ts";
import { YoutubeVideo } from "../../shared/content/youtube-video.tsx";
import { pageNumber } from "../../shared/page-parts/page-number.ts";
import { Page } from "../../shared/page-parts/page.tsx";
import { pageLoader } from "../../shared/navigation/page-loader.ts";
import { PAGES } from "../../shared/navigation/page-table.ts";
import { isAwaited } from "../../shared/query/is-awaited.ts";
import { QueryView } from "../../shared/query/query-view.tsx";
import { usePending } from "../../shared/query/use-pending.ts";
import { Behaviours, useBehaviours } from "./behaviours.tsx";
import { messages } from "./messages.ts";
import { ProductPoints } from "./product-points.tsx";
import { ResetDay } from "./reset-day.tsx";
import * as styles from "./rewards-screen.css.ts";
import { RewardsSkeleton } from "./rewards-skeleton.tsx";
import { Steps } from "./steps.tsx";
import { TierLevels } from "./tier-levels.tsx";

type LevelsProps = { region: User["region"]; query: UseQueryResult<Tier[]> };

const Levels = ({ region, query }: LevelsProps) => (
  <QueryView
    framed
    query={query}
    loading={<SkeletonText lines={6} />}
    failed={<FormattedMessage {...messages.tiersFailed} />}
    isEmpty={(tiers) => tiers.length === 0}
    empty={null}
  >
    {(tiers) => (
      <Stack as="section" space="medium">
        <Inline align="space-between">
          <Heading level={2}>
            <FormattedMessage {...messages.tiers} />
          </Heading>
          <ResetDay tiers={tiers} country={region.slug} />
        </Inline>
        <Grid columns={{ phone: 1, desktop: 2 }}>
          {tiers.map((tier) => (
            <TierLevels key={tier.id} tier={tier} />
          ))}
        </Grid>
      </Stack>
    )}
  </QueryView>
);

/**
 * How points are earned in the user's country; a part without data is absent (CONT-1, CONT-10). The parts appear together:
 * a later one would push those below it.
 */
const RewardsScreen = () => {
  const { formatMessage } = useIntl();
  const { config, isPending } = useConfig();
  const serves = useServes("behaviours");
  const region = useCurrentUser()?.region;
  const tiers = useQuery({ ...tiersQuery(api, region?.id ?? 0), enabled: region !== undefined });
  const behaviours = useBehaviours();
  const isWaiting = usePending(isPending || isAwaited(tiers) || (serves && isAwaited(behaviours)));
  const video = region && config?.intro_videos?.[region.slug];
  const groups = (region && config?.default_points?.[region.slug]) || [];

  return (
    <Page title={<FormattedMessage {...PAGES.rewards.title} />} text={<FormattedMessage {...messages.text} />}>
      {isWaiting || !region ? (
        <RewardsSkeleton />
      ) : (
        <>
          <div className={video ? styles.start : undefined}>
            {video && (
              <YoutubeVideo
                id={video}
                title={formatMessage(messages.intro)}
                level={2}
                poster="/art/news/summer-season.svg"
              />
            )}
            <Steps />
          </div>
          {groups.length > 0 && <ProductPoints groups={groups} />}
          <Levels region={region} query={tiers} />
          {serves && <Behaviours query={behaviours} />}
        </>
      )}
    </Page>
  );
};

export const loader = pageLoader(({ search, language, user }) =>
  Promise.all([
    loadConfig(language),
    user().then(({ region }) =>
      Promise.all([
        queryClient.ensureQueryData(tiersQuery(api, region.id)),
        optionalParts.serves("behaviours") &&
          queryClient.ensureQueryData(behavioursQuery(api, region.id, pageNumber(search), language)),
      ]),
    ),
  ]),
);

export { RewardsScreen as Component };

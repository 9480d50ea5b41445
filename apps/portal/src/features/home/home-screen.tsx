import type { User } from "@lucarne/api-client/queries/account";
import { publicConfigQuery } from "@lucarne/api-client/queries/config";
import { contentListQuery } from "@lucarne/api-client/queries/content";
import { Container } from "@lucarne/ui/layout";
import { lazy, Suspense } from "react";
import { FormattedMessage } from "react-intl";
import { api, queryClient } from "../../platform/session/portal-api.ts";
import { optionalParts } from "../../platform/session/portal-session.ts";
import { useCurrentUser } from "../../platform/session/user/use-current-user.ts";
import { useSession } from "../../platform/session/use-session.ts";
import { loadConfig } from "../../shared/config/load-config.ts";
import { LoadFailure } from "../../shared/page-parts/states/load-failure.tsx";
import { readOut } from "../../shared/page-parts/read-out.css.ts";
import { pageLoader } from "../../shared/navigation/page-loader.ts";
import { PAGES } from "../../shared/navigation/page-table.ts";
import { loadCompanyPoints } from "../../shared/points/use-company-points.ts";
import { loadTierStandings } from "../../shared/tiers/use-tier-standings.ts";
import { usePending } from "../../shared/query/use-pending.ts";
import { asksForConsents } from "../../shared/prompts/prompt-rules.ts";
import { CompanyCards } from "./company/company-cards.tsx";
import { fetchHero } from "./hero/fetch-hero.ts";
import { rememberHero } from "./hero/remember-hero.ts";
import { HomeHero } from "./hero/home-hero.tsx";
import { MAX_STICKY_NEWS } from "./home-limits.ts";
import { EarlyNotice, HomeNotices } from "./notices/home-notices.tsx";
import * as styles from "./home-screen.css.ts";
import { HeroSkeleton, HomeSkeleton } from "./home-skeleton.tsx";
import { messages } from "./messages.ts";
import { ScanBar } from "./company/scan-bar.tsx";
import { Teasers } from "./teasers/teasers.tsx";
import { useFirstVisit } from "./consent/use-first-visit.ts";
import { useHomeTop } from "./hero/use-home-top.ts";

/** Loaded on demand: most visits have no question, and a form is the largest part of it. */
const ConsentDialog = lazy(async () => ({ default: (await import("./consent/consent-dialog.tsx")).ConsentDialog }));

/** Notices and the consent question. An emulated session is asked nothing (PRM-1, PRM-2). */
const Arrival = ({ user }: { user: User }) => {
  const { kind } = useSession();
  const isFirstVisit = useFirstVisit(user);

  return (
    <>
      <HomeNotices user={user} isFirstVisit={isFirstVisit} />
      {kind === "own" && asksForConsents(user, isFirstVisit) && (
        <Suspense fallback={null}>
          <ConsentDialog />
        </Suspense>
      )}
    </>
  );
};

const Loaded = ({ user }: { user: User }) => {
  const { isPending, isWhole, config, slides, points, standings, parts } = useHomeTop();
  if (usePending(isPending))
    return (
      <HomeSkeleton picture={slides[0]?.picture}>
        <EarlyNotice user={user} />
      </HomeSkeleton>
    );

  return (
    <>
      {slides.length > 0 ? <HomeHero slides={slides} /> : !isWhole && <HeroSkeleton picture={undefined} />}
      <Arrival user={user} />
      {points.data ? (
        <CompanyCards summary={points.data} standings={standings} />
      ) : (
        <LoadFailure
          framed
          title={<FormattedMessage {...messages.failed} />}
          pending={points.isFetching}
          onRetry={() => void points.refetch()}
        />
      )}
      <Teasers user={user} config={config} balance={points.data?.company_points} top={parts} />
    </>
  );
};

/** Home: highlights, notices, figures, and what is new in shop and news (HOME-1 to HOME-10). */
const HomeScreen = () => {
  const user = useCurrentUser();

  return (
    <Container className={styles.page}>
      <h1 className={readOut}>
        <FormattedMessage {...PAGES.home.title} />
      </h1>
      {user ? <Loaded user={user} /> : <HomeSkeleton picture={undefined} />}
      <ScanBar />
    </Container>
  );
};

/** What the first view shows. */
export const loader = pageLoader(({ language, user }) =>
  Promise.all([
    user().then((known) => Promise.all([loadCompanyPoints(known), loadTierStandings(known)])),
    loadConfig(language).then(({ hero_images: images }) => rememberHero(fetchHero(images))),
    queryClient.ensureQueryData(publicConfigQuery(api, language)),
    ...(optionalParts.serves("content")
      ? [queryClient.ensureQueryData(contentListQuery(api, "news", language, { sticky: true, limit: MAX_STICKY_NEWS }))]
      : []),
  ]),
);

export { HomeScreen as Component };

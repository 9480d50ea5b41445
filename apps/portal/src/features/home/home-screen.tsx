import type { User } from "@lucarne/api-client/queries/account";
import { lazy, Suspense } from "react";
import { FormattedMessage } from "react-intl";
import { PAGES } from "../../shared/pages/page-table.ts";
import { LoadFailure } from "../../shared/page/load-failure.tsx";
import { Page } from "../../shared/page/page.tsx";
import { useCompanyPoints } from "../../shared/points/use-company-points.ts";
import { asksForConsents } from "../../shared/prompts/prompt-rules.ts";
import { useCurrentUser } from "../../platform/session/use-current-user.ts";
import { useSession } from "../../platform/session/use-session.ts";
import { CompanyCardsSkeleton } from "./company-cards-skeleton.tsx";
import { CompanyCards } from "./company-cards.tsx";
import { HomeNotices } from "./home-notices.tsx";
import { messages } from "./messages.ts";
import { useFirstVisit } from "./use-first-visit.ts";

/** Loaded on demand: most visits have no question, and a form is the largest part of it. */
const ConsentDialog = lazy(async () => ({ default: (await import("./consent-dialog.tsx")).ConsentDialog }));

const Figures = () => {
  const { data, isError, isFetching, refetch } = useCompanyPoints();
  if (data) return <CompanyCards summary={data} />;

  return isError ? (
    <LoadFailure
      title={<FormattedMessage {...messages.failed} />}
      pending={isFetching}
      onRetry={() => void refetch()}
    />
  ) : (
    <CompanyCardsSkeleton />
  );
};

/** What is said and asked on arrival. An emulated session is asked for nothing (PRM-1, PRM-2). */
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

/** Home: what there is to say, what the company has and what is in progress (HOME-4, HOME-8). */
const HomeScreen = () => {
  const user = useCurrentUser();

  return (
    <Page title={<FormattedMessage {...PAGES.home.title} />} text={<FormattedMessage {...messages.text} />}>
      {user && <Arrival user={user} />}
      <Figures />
    </Page>
  );
};

export { HomeScreen as Component };

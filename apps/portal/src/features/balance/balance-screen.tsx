import { pointsHistoryQuery, pointsMonthsQuery } from "@lucarne/api-client/queries/points";
import { ButtonLink } from "@lucarne/ui/button";
import { ShoppingBag } from "@lucarne/ui/icons";
import { Skeleton } from "@lucarne/ui/skeleton";
import { useDeferredValue } from "react";
import { FormattedMessage } from "react-intl";
import { NavigationType, useNavigationType } from "react-router";
import { api, queryClient } from "../../platform/session/portal-api.ts";
import { useCurrentUser } from "../../platform/session/user/use-current-user.ts";
import { pageNumber } from "../../shared/page-parts/page-number.ts";
import { Page } from "../../shared/page-parts/page.tsx";
import { href } from "../../shared/navigation/href.ts";
import { pageLoader } from "../../shared/navigation/page-loader.ts";
import { PAGES } from "../../shared/navigation/page-table.ts";
import { loadCompanyPoints, useCompanyPoints } from "../../shared/points/use-company-points.ts";
import { loadTierStandings } from "../../shared/tiers/use-tier-standings.ts";
import { readFilters } from "../../shared/query/list/list-address.ts";
import { QueryView } from "../../shared/query/query-view.tsx";
import { BalancePanel } from "./summary/balance-panel.tsx";
import { ExpiringDialog } from "./expiring/expiring-dialog.tsx";
import * as styles from "./summary/figures.css.ts";
import { Figures } from "./summary/figures.tsx";
import { HISTORY_FILTERS, historyFilter } from "./history/history-filter.ts";
import { History } from "./history/history.tsx";
import { HistorySkeleton } from "./history/history-skeleton.tsx";
import { messages } from "./messages.ts";
import { Months } from "./months/months.tsx";
import { SummarySkeleton } from "./summary/summary-skeleton.tsx";
import { Tiers } from "./summary/tiers.tsx";
import { useExpiringPrompt } from "./expiring/use-expiring-prompt.ts";
import { NamingMessage } from "../../shared/names/as-written.tsx";

/** The company's points: what there is, where it came from, what comes next (PTS-1). */
const BalanceScreen = () => {
  const user = useCurrentUser();
  const summary = useCompanyPoints();
  const expiring = useExpiringPrompt(user, summary.data);
  // The page is painted before the dialog that opens on arrival: a modal dialog restyles the whole page.
  const dialogOpen = useDeferredValue(expiring.open, false);
  // A link opens the page at its top, so the charts and the history are drawn after the first paint. Going back or forward
  // can lead further down: then the page has its whole height at once.
  const showsAll = useDeferredValue(true, useNavigationType() === NavigationType.Pop);

  return (
    <Page
      title={<FormattedMessage {...PAGES.balance.title} />}
      text={user && <NamingMessage message={messages.text} values={{ company: user.company.name }} />}
      action={
        <ButtonLink tone="accent" icon={ShoppingBag} href={href("shop")}>
          <FormattedMessage {...messages.spend} />
        </ButtonLink>
      }
    >
      <QueryView
        framed
        query={summary}
        loading={<SummarySkeleton />}
        failed={<FormattedMessage {...messages.failed} />}
      >
        {(data) => (
          <div className={styles.layout}>
            <BalancePanel summary={data} />
            <Figures summary={data} onAskWhatExpires={expiring.ask} />
          </div>
        )}
      </QueryView>
      {/* Without the balance one failure and one retry stand for the page. */}
      {!(summary.isError && summary.data === undefined) && (
        <>
          <Tiers />
          {showsAll ? (
            <>
              <Months />
              <History />
            </>
          ) : (
            <>
              <Skeleton height={420} />
              <HistorySkeleton />
            </>
          )}
        </>
      )}
      <ExpiringDialog open={dialogOpen} points={summary.data?.points.to_expire ?? 0} onClose={expiring.close} />
    </Page>
  );
};

/** The figures, the months, and the page of the history that an address names. */
export const loader = pageLoader(({ search, user }) =>
  Promise.all([
    user().then((known) => Promise.all([loadCompanyPoints(known), loadTierStandings(known)])),
    queryClient.ensureQueryData(pointsMonthsQuery(api)),
    queryClient.ensureQueryData(
      pointsHistoryQuery(api, pageNumber(search), historyFilter(readFilters(HISTORY_FILTERS, search))),
    ),
  ]),
);

export { BalanceScreen as Component };

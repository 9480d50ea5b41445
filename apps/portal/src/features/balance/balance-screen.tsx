import { pointsHistoryQuery, pointsMonthsQuery } from "@lucarne/api-client/queries/points";
import { ButtonLink } from "@lucarne/ui/button";
import { ShoppingBag } from "@lucarne/ui/icons";
import { useDeferredValue } from "react";
import { FormattedMessage } from "react-intl";
import { api, queryClient } from "../../platform/session/portal-api.ts";
import { useCurrentUser } from "../../platform/session/use-current-user.ts";
import { pageNumber } from "../../shared/page/page-number.ts";
import { Page } from "../../shared/page/page.tsx";
import { href } from "../../shared/pages/href.ts";
import { pageLoader } from "../../shared/pages/page-loader.ts";
import { PAGES } from "../../shared/pages/page-table.ts";
import { useCompanyPoints } from "../../shared/points/use-company-points.ts";
import { readFilters } from "../../shared/query/list-address.ts";
import { QueryView } from "../../shared/query/query-view.tsx";
import { BalancePanel } from "./balance-panel.tsx";
import { ExpiringDialog } from "./expiring-dialog.tsx";
import * as styles from "./figures.css.ts";
import { Figures } from "./figures.tsx";
import { HISTORY_FILTERS, historyFilter } from "./history-filter.ts";
import { History } from "./history.tsx";
import { messages } from "./messages.ts";
import { Months } from "./months.tsx";
import { SummarySkeleton } from "./summary-skeleton.tsx";
import { Tiers } from "./tiers.tsx";
import { useExpiringPrompt } from "./use-expiring-prompt.ts";
import { NamingMessage } from "../../shared/names/as-written.tsx";

/** The company's points: what there is, where it came from, what comes next (PTS-1). */
const BalanceScreen = () => {
  const user = useCurrentUser();
  const summary = useCompanyPoints();
  const expiring = useExpiringPrompt(user, summary.data);
  // The page is painted before the dialog that opens on arrival: a modal dialog restyles the whole page.
  const dialogOpen = useDeferredValue(expiring.open, false);

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
          <Months />
          <History />
        </>
      )}
      <ExpiringDialog open={dialogOpen} points={summary.data?.points.to_expire ?? 0} onClose={expiring.close} />
    </Page>
  );
};

/** The months, and the page of the history that an address names. */
export const loader = pageLoader(({ search }) =>
  Promise.all([
    queryClient.ensureQueryData(pointsMonthsQuery(api)),
    queryClient.ensureQueryData(
      pointsHistoryQuery(api, pageNumber(search), historyFilter(readFilters(HISTORY_FILTERS, search))),
    ),
  ]),
);

export { BalanceScreen as Component };

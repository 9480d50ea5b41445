import { pointsHistoryQuery } from "@lucarne/api-client/queries/points";
import { Button, ButtonLink } from "@lucarne/ui/button";
import { Download } from "@lucarne/ui/icons";
import { Inline, Stack } from "@lucarne/ui/layout";
import { Heading } from "@lucarne/ui/text";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { FormattedMessage, useIntl } from "react-intl";
import { api } from "../../../platform/session/portal-api.ts";
import { EmptyCard } from "../../../shared/page-parts/states/empty-card.tsx";
import { href } from "../../../shared/navigation/href.ts";
import { ActionProblems } from "../../../shared/query/action-problems.tsx";
import { useListAddress } from "../../../shared/query/list/list-address.ts";
import { ListView } from "../../../shared/query/list/list-view.tsx";
import { HISTORY_FILTERS, historyFilter } from "./history-filter.ts";
import { HistorySkeleton } from "./history-skeleton.tsx";
import { HistoryTable } from "./history-table.tsx";
import { HistoryTools } from "./history-tools.tsx";
import { messages } from "../messages.ts";
import { useHistoryDownload } from "../download/use-history-download.ts";

const EmptyHistory = ({ filtered }: { filtered: boolean }) => (
  <EmptyCard
    level={3}
    picture={<img src="/art/empty-history.svg" alt="" width={240} height={150} />}
    title={<FormattedMessage {...(filtered ? messages.noneFound : messages.none)} />}
    text={<FormattedMessage {...(filtered ? messages.noneFoundText : messages.noneText)} />}
    action={
      filtered && (
        <ButtonLink variant="outline" href={href("balance")}>
          <FormattedMessage {...messages.showAll} />
        </ButtonLink>
      )
    }
  />
);

/** The points history: filters, download, entries newest first (PTS-7, PTS-8). */
export const History = () => {
  const { formatMessage } = useIntl();
  const { values, page, hrefOf, change } = useListAddress(href("balance"), HISTORY_FILTERS);
  const filter = historyFilter(values);
  const query = useQuery({ ...pointsHistoryQuery(api, page, filter), placeholderData: keepPreviousData });
  const download = useHistoryDownload();
  const filtered = Object.values(filter).some((value) => value !== undefined);

  return (
    <Stack as="section" space="medium">
      <Inline align="space-between">
        <Heading level={2}>
          <FormattedMessage {...messages.history} />
        </Heading>
        <Button
          variant="outline"
          size="compact"
          icon={Download}
          pending={download.pending}
          onClick={() => void download.start(filter)}
        >
          <FormattedMessage {...messages.download} />
        </Button>
      </Inline>
      <ActionProblems error={download.error} />
      <HistoryTools {...values} onChange={change} />
      <ListView
        query={query}
        loading={<HistorySkeleton />}
        failed={<FormattedMessage {...messages.historyFailed} />}
        empty={<EmptyHistory filtered={filtered} />}
        pagesLabel={formatMessage(messages.pages)}
        hrefOf={(target) => hrefOf({ page: target })}
      >
        {(entries) => <HistoryTable entries={entries} />}
      </ListView>
    </Stack>
  );
};

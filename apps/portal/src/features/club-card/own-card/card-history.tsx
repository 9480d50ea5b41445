import { type CardHistoryEntry, cardHistoryQuery } from "@lucarne/api-client/queries/club-card";
import { Badge, type BadgeProps } from "@lucarne/ui/badge";
import { Icon } from "@lucarne/ui/icon";
import { CircleAlert } from "@lucarne/ui/icons";
import { Stack } from "@lucarne/ui/layout";
import { Skeleton } from "@lucarne/ui/skeleton";
import { Table, type TableColumn } from "@lucarne/ui/table";
import { Heading, Text } from "@lucarne/ui/text";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { FormattedDate, FormattedMessage, useIntl } from "react-intl";
import { api } from "../../../platform/session/portal-api.ts";
import { useCurrentUser } from "../../../platform/session/user/use-current-user.ts";
import { href } from "../../../shared/navigation/href.ts";
import { useListAddress } from "../../../shared/query/list/list-address.ts";
import { ListView } from "../../../shared/query/list/list-view.tsx";
import * as styles from "../club-card.css.ts";
import { messages, topUpNames } from "../messages.ts";
import { useMoney } from "./money.ts";

const TONES: Readonly<Partial<Record<string, BadgeProps["tone"]>>> = {
  SUBMITTED: "warning",
  PENDING: "warning",
  SUCCEEDED: "positive",
  REFUSED: "negative",
  REJECTED: "negative",
};
const NO_FILTERS = {};

const isRefused = (status: string): boolean => TONES[status] === "negative";

/** The state of a top-up; a refused one with the hint where the reason is (CLUB-17). */
const TopUpStatus = ({ status }: { status: string }) => {
  const name = topUpNames[status];

  return (
    <span className={styles.status}>
      <Badge tone={TONES[status] ?? "neutral"}>{name ? <FormattedMessage {...name} /> : status}</Badge>
      {isRefused(status) && (
        <Text as="span" size="small" tone="muted" className={styles.hint}>
          <Icon as={CircleAlert} size={16} className={styles.failure} />
          <FormattedMessage {...messages.checkEmail} />
        </Text>
      )}
    </span>
  );
};

/** Points that a top-up took, with a real minus. */
const MinusPoints = ({ points }: { points: number }) => useIntl().formatNumber(-points).replace("-", "\u2212");

/** An amount in the currency of the user's country. */
const LocalAmount = ({ local }: { local: number }) => {
  const region = useCurrentUser()?.region.slug;
  const { format } = useMoney(region);

  return format(local);
};

const COLUMNS: readonly TableColumn<CardHistoryEntry>[] = [
  {
    id: "date",
    header: <FormattedMessage {...messages.date} />,
    place: "key",
    cell: ({ dateTime }) => (
      <time dateTime={dateTime}>
        <FormattedDate value={dateTime} dateStyle="medium" timeStyle="short" />
      </time>
    ),
  },
  {
    id: "status",
    header: <FormattedMessage {...messages.status} />,
    place: "meta",
    cell: ({ status }) => <TopUpStatus status={status} />,
  },
  {
    id: "points",
    header: <FormattedMessage {...messages.points} />,
    align: "end",
    cell: ({ status, amount }) => (
      <span className={isRefused(status) ? styles.returned : styles.spent}>
        <MinusPoints points={amount.points} />
      </span>
    ),
  },
  {
    id: "amount",
    header: <FormattedMessage {...messages.amount} />,
    align: "end",
    place: "status",
    cell: ({ amount }) => <LocalAmount local={amount.local} />,
  },
];

/** The company's top-ups, newest first, four on a page; the page number is in the URL (CLUB-19). */
export const CardHistory = () => {
  const { formatMessage } = useIntl();
  const { page, hrefOf } = useListAddress(href("clubCard"), NO_FILTERS);
  const query = useQuery({ ...cardHistoryQuery(api, page), placeholderData: keepPreviousData });

  return (
    <Stack as="section">
      <Heading level={2}>
        <FormattedMessage {...messages.history} />
      </Heading>
      <ListView
        query={query}
        loading={<Skeleton height={300} />}
        failed={<FormattedMessage {...messages.unexpected} />}
        empty={
          <Text tone="muted">
            <FormattedMessage {...messages.noHistory} />
          </Text>
        }
        pagesLabel={formatMessage(messages.historyPages)}
        hrefOf={(target) => hrefOf({ page: target })}
      >
        {(entries) => (
          <Table
            caption={<FormattedMessage {...messages.history} />}
            columns={COLUMNS}
            rows={entries}
            keyOf={({ uuid }) => uuid}
            bleed
          />
        )}
      </ListView>
    </Stack>
  );
};

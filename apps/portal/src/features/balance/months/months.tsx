import { type ExpiringMonth, type PointsMonth, pointsMonthsQuery } from "@lucarne/api-client/queries/points";
import { Card } from "@lucarne/ui/card";
import { BarChart, type BarChartProps, type ChartSeries } from "@lucarne/ui/chart";
import { Stack } from "@lucarne/ui/layout";
import { Skeleton } from "@lucarne/ui/skeleton";
import { Table, type TableColumn } from "@lucarne/ui/table";
import { Heading, Text } from "@lucarne/ui/text";
import { useQuery } from "@tanstack/react-query";
import { memo, type ReactNode } from "react";
import { FormattedMessage, type MessageDescriptor, useIntl } from "react-intl";
import { api } from "../../../platform/session/portal-api.ts";
import { QueryView } from "../../../shared/query/query-view.tsx";
import { comingMonths } from "./coming-months.ts";
import { messages } from "../messages.ts";
import * as styles from "./months.css.ts";
import { useExpiringColumns } from "./use-expiring-columns.ts";
import { useMonthName } from "./use-month-name.ts";

const EARNED = { id: "earned", label: <FormattedMessage {...messages.positive} />, tone: "positive" } as const;
const SPENT = { id: "spent", label: <FormattedMessage {...messages.negative} />, tone: "accent" } as const;
const EXPIRED = { id: "expired", label: <FormattedMessage {...messages.expired} />, tone: "neutral" } as const;

type MonthColumn = BarChartProps["columns"][number];

type MonthChartProps = Pick<BarChartProps, "label" | "columns" | "ends" | "initial" | "table"> & {
  series: readonly ChartSeries[];
};

/** Columns by month; the arrow keys, the pointer and a finger choose a month. */
const MonthChart = (props: MonthChartProps) => {
  const { formatMessage, formatList } = useIntl();
  const monthName = useMonthName();
  const nameOf = ({ id }: MonthColumn) => monthName(id);

  return (
    <BarChart
      {...props}
      className={styles.chart}
      cutNote={(cut) => formatMessage(messages.cutOff, { months: formatList(cut.map(nameOf)) })}
    />
  );
};

type ChartCardProps = { title: MessageDescriptor; children: ReactNode };

const ChartCard = ({ title, children }: ChartCardProps) => (
  <Card as="section" className={styles.card}>
    <Stack space="medium" className={styles.content}>
      <Heading level={2} size="h3">
        <FormattedMessage {...title} />
      </Heading>
      {children}
    </Stack>
  </Card>
);

/** Shown instead of the chart while a company has had no points, because empty columns say nothing (PTS-12). */
const NoMonths = () => (
  <ChartCard title={messages.months}>
    <Text tone="muted">
      <FormattedMessage {...messages.noneText} />
    </Text>
  </ChartCard>
);

/** What was earned and spent in the last 24 months (PTS-11). */
const PastMonths = memo(({ months }: { months: readonly PointsMonth[] }) => {
  const { formatMessage, formatNumber } = useIntl();
  const monthName = useMonthName();
  const number = (header: MessageDescriptor, id: "earned" | "spent" | "expired"): TableColumn<PointsMonth> => ({
    id,
    header: formatMessage(header),
    align: "end",
    cell: (month) => formatNumber(month[id]),
  });

  return (
    <ChartCard title={messages.months}>
      <MonthChart
        label={formatMessage(messages.months)}
        series={[EARNED, SPENT, EXPIRED]}
        ends={[monthName(months[0]?.month ?? "", "short"), monthName(months.at(-1)?.month ?? "", "short")]}
        columns={months.map(({ month, earned, spent, expired }) => ({
          id: month,
          up: [{ series: "earned", value: earned }],
          down: [
            { series: "spent", value: spent },
            { series: "expired", value: expired },
          ],
          text: formatMessage(messages.monthText, { month: monthName(month), earned, spent, expired }),
        }))}
        table={
          <Table
            caption={formatMessage(messages.months)}
            rows={months.toReversed()}
            keyOf={({ month }) => month}
            columns={[
              {
                id: "month",
                header: formatMessage(messages.month),
                place: "key",
                cell: ({ month }) => monthName(month),
              },
              number(messages.positive, "earned"),
              number(messages.negative, "spent"),
              number(messages.expired, "expired"),
            ]}
          />
        }
      />
    </ChartCard>
  );
});

/** Which points will expire in this month and the 24 after it unless they are spent (PTS-12). */
const Forecast = memo(({ expiring, after }: { expiring: readonly ExpiringMonth[]; after: string }) => {
  const { formatMessage } = useIntl();
  const monthName = useMonthName();
  const columns = useExpiringColumns((points) => points);
  const months = comingMonths(expiring, after);

  return (
    <ChartCard title={messages.forecast}>
      <MonthChart
        label={formatMessage(messages.forecast)}
        series={[EXPIRED]}
        ends={[monthName(months[0]?.month ?? after, "short"), monthName(months.at(-1)?.month ?? after, "short")]}
        initial={Math.max(
          0,
          months.findIndex(({ points }) => points > 0),
        )}
        columns={months.map(({ month, points }) => ({
          id: month,
          up: [{ series: "expired", value: points }],
          text: formatMessage(messages.forecastText, { month: monthName(month), points }),
        }))}
        table={
          <Table
            caption={formatMessage(messages.forecast)}
            rows={expiring}
            keyOf={({ month }) => month}
            columns={columns}
          />
        }
      />
    </ChartCard>
  );
});

const isEmpty = ({ earned, spent, expired }: PointsMonth) => earned + spent + expired === 0;

/** The points of two years by month, and what will expire when. */
export const Months = () => (
  <QueryView
    framed
    query={useQuery(pointsMonthsQuery(api))}
    loading={<Skeleton height={420} />}
    failed={<FormattedMessage {...messages.monthsFailed} />}
  >
    {({ past, expiring }) => (
      <div className={styles.layout}>
        {past.every(isEmpty) ? <NoMonths /> : <PastMonths months={past} />}
        {expiring.length > 0 && <Forecast expiring={expiring} after={past.at(-1)?.month ?? ""} />}
      </div>
    )}
  </QueryView>
);

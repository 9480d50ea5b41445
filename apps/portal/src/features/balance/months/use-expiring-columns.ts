import type { ExpiringMonth } from "@lucarne/api-client/queries/points";
import type { TableColumn } from "@lucarne/ui/table";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { messages } from "../messages.ts";
import { useMonthName } from "./use-month-name.ts";

/** The columns of a table of months and their expiring points. @param drawPoints how a row shows its points */
export const useExpiringColumns = (drawPoints: (points: string) => ReactNode): TableColumn<ExpiringMonth>[] => {
  const { formatMessage, formatNumber } = useIntl();
  const monthName = useMonthName();

  return [
    {
      id: "month",
      header: formatMessage(messages.expiringMonth),
      place: "key",
      cell: ({ month }) => monthName(month),
    },
    {
      id: "points",
      header: formatMessage(messages.points),
      place: "status",
      align: "end",
      cell: ({ points }) => drawPoints(formatNumber(points)),
    },
  ];
};

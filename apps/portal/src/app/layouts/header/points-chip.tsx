import { AmountChip } from "@lucarne/ui/amount-chip";
import { Skeleton } from "@lucarne/ui/skeleton";
import { useIntl } from "react-intl";
import { PAGES } from "../../../shared/navigation/page-table.ts";
import { href } from "../../../shared/navigation/href.ts";
import { pointsMessages } from "../../../shared/points/points-messages.ts";
import { useCompanyPoints } from "../../../shared/points/use-company-points.ts";
import { layoutMessages } from "../layout-messages.ts";

/** The company's balance in the frame, leading to its details. */
export const PointsChip = () => {
  const { formatMessage, formatNumber } = useIntl();
  const query = useCompanyPoints();
  const points = query.data?.company_points;

  return points === undefined ? (
    <AmountChip
      href={href("balance")}
      aria-label={formatMessage(PAGES.balance.title)}
      // Without an answer there is a dash; the page behind it says why and tries again.
      value={query.isError ? "–" : <Skeleton width="4.2ch" />}
      unit={query.isError ? undefined : <Skeleton width={54} />}
    />
  ) : (
    <AmountChip
      href={href("balance")}
      aria-label={formatMessage(layoutMessages.balance, { points })}
      // The space separates number and unit for screen readers.
      value={`${formatNumber(points)} `}
      unit={formatMessage(pointsMessages.unit, { points })}
    />
  );
};

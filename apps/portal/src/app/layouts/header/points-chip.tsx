import { AmountChip } from "@lucarne/ui/amount-chip";
import { Skeleton } from "@lucarne/ui/skeleton";
import { useIntl } from "react-intl";
import { PAGES } from "../../../shared/navigation/page-table.ts";
import { href } from "../../../shared/navigation/href.ts";
import { pointsMessages } from "../../../shared/points/points-messages.ts";
import { useCompanyPoints } from "../../../shared/points/use-company-points.ts";
import { layoutMessages } from "../layout-messages.ts";

/** Stands in for a balance that is not known yet: most have four digits. */
const USUAL_POINTS = 1000;

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
      // In px: a width in letters would change when the font comes, and move the links beside it.
      value={query.isError ? "–" : <Skeleton width={57} />}
      unit={query.isError ? undefined : formatMessage(pointsMessages.unit, { points: USUAL_POINTS })}
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

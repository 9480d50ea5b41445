import type { PointsSummary } from "@lucarne/api-client/queries/points";
import { Amount } from "@lucarne/ui/amount";
import { StatisticCard } from "@lucarne/ui/statistic-card";
import { useIntl } from "react-intl";
import { href } from "../../../shared/navigation/href.ts";
import { pointsMessages } from "../../../shared/points/points-messages.ts";
import { TierCard } from "../../../shared/tiers/tier-card.tsx";
import type { TierStanding } from "../../../shared/tiers/tier-standing.ts";
import { TierSkeletons } from "./company-cards-skeleton.tsx";
import { cards, tier, wide } from "./company-cards.css.ts";
import { messages } from "../messages.ts";

type CompanyCardsProps = {
  summary: PointsSummary;
  /** `undefined` while they are loaded. */
  standings: readonly TierStanding[] | undefined;
};

/** Company points, projects in progress and the progress in each tier (HOME-8). */
export const CompanyCards = ({ summary, standings }: CompanyCardsProps) => {
  const { formatMessage, formatNumber } = useIntl();
  const { company_points: balance, points, projects } = summary;

  const pointsText = () => {
    if (points.to_expire > 0) return formatMessage(messages.toExpire, { points: points.to_expire });

    return balance === 0 ? formatMessage(messages.noPoints) : undefined;
  };

  const projectsText = () => {
    if (projects.in_prog === 0) return formatMessage(messages.noProjects);
    const worth = formatMessage(pointsMessages.amount, { points: points.in_prog });

    return points.in_prog > 0 ? formatMessage(messages.worth, { points: worth }) : undefined;
  };

  // One tier is beside the figures; several have rows of their own.
  const figure = standings?.length === 1 ? undefined : wide;

  return (
    <div className={cards}>
      <StatisticCard
        className={figure}
        title={formatMessage(messages.companyPoints)}
        value={<Amount value={formatNumber(balance)} size="large" />}
        text={pointsText()}
        link={{ href: href("balance"), label: formatMessage(messages.toBalance) }}
      />
      <StatisticCard
        className={figure}
        title={formatMessage(messages.projects)}
        value={<Amount value={formatNumber(projects.in_prog)} size="large" glyph={false} />}
        text={projectsText()}
        link={{ href: href("projects"), label: formatMessage(messages.toProjects) }}
      />
      {standings ? (
        standings.map((standing) => (
          <div key={standing.tier.id} className={tier}>
            <TierCard standing={standing} />
          </div>
        ))
      ) : (
        <TierSkeletons />
      )}
    </div>
  );
};

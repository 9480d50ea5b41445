import type { PointsSummary } from "@lucarne/api-client/queries/points";
import { Amount } from "@lucarne/ui/amount";
import { StatisticCard } from "@lucarne/ui/statistic-card";
import { useIntl } from "react-intl";
import { href } from "../../shared/pages/href.ts";
import { pointsMessages } from "../../shared/points/points-messages.ts";
import { cards } from "./company-cards.css.ts";
import { messages } from "./messages.ts";

/** Company points and projects in progress (HOME-8). */
export const CompanyCards = ({ summary }: { summary: PointsSummary }) => {
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

  return (
    <div className={cards}>
      <StatisticCard
        title={formatMessage(messages.companyPoints)}
        value={<Amount value={formatNumber(balance)} size="large" />}
        text={pointsText()}
        link={{ href: href("balance"), label: formatMessage(messages.toBalance) }}
      />
      <StatisticCard
        title={formatMessage(messages.projects)}
        value={<Amount value={formatNumber(projects.in_prog)} size="large" glyph={false} />}
        text={projectsText()}
        link={{ href: href("projects"), label: formatMessage(messages.toProjects) }}
      />
    </div>
  );
};

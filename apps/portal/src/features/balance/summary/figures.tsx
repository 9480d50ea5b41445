import type { PointsSummary } from "@lucarne/api-client/queries/points";
import { Amount } from "@lucarne/ui/amount";
import { Button } from "@lucarne/ui/button";
import { Icon } from "@lucarne/ui/icon";
import { Hourglass } from "@lucarne/ui/icons";
import type { ReactNode } from "react";
import { FormattedMessage, type MessageDescriptor, useIntl } from "react-intl";
import * as styles from "./figures.css.ts";
import { messages } from "../messages.ts";

type FigureProps = { label: MessageDescriptor; value: ReactNode; children?: ReactNode };

const Figure = ({ label, value, children }: FigureProps) => (
  <div className={styles.figure}>
    <dt className={styles.label}>
      <FormattedMessage {...label} />
    </dt>
    <dd className={styles.value}>{value}</dd>
    {children !== undefined && <dd className={styles.worth}>{children}</dd>}
  </div>
);

type FiguresProps = { summary: PointsSummary; onAskWhatExpires: () => void };

/** Projects, scans and expiring points of the company (PTS-1). */
export const Figures = ({ summary: { points, projects, scans }, onAskWhatExpires }: FiguresProps) => {
  const { formatNumber } = useIntl();
  const worth = (value: number) => <Amount value={formatNumber(value)} />;

  return (
    <dl className={styles.figures}>
      <Figure label={messages.completed} value={formatNumber(projects.completed)}>
        {worth(points.completed)}
      </Figure>
      <Figure label={messages.inProgress} value={formatNumber(projects.in_prog)}>
        {worth(points.in_prog)}
      </Figure>
      <Figure label={messages.lost} value={formatNumber(projects.lost)}>
        {worth(points.lost)}
      </Figure>
      <Figure label={messages.scansThisYear} value={formatNumber(scans.current_year)} />
      <Figure label={messages.scansCompleted} value={formatNumber(scans.completed)} />
      <Figure
        label={messages.toExpire}
        value={
          points.to_expire > 0 ? (
            <span className={styles.expiring}>
              <Icon as={Hourglass} size={22} />
              {formatNumber(points.to_expire)}
            </span>
          ) : (
            formatNumber(0)
          )
        }
      >
        {points.to_expire > 0 ? (
          <Button variant="text" size="compact" flush="start" onClick={onAskWhatExpires}>
            <FormattedMessage {...messages.whatExpires} />
          </Button>
        ) : (
          <span aria-hidden className={styles.noAction} />
        )}
      </Figure>
    </dl>
  );
};

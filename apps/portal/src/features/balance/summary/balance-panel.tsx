import type { PointsSummary } from "@lucarne/api-client/queries/points";
import { Amount } from "@lucarne/ui/amount";
import { FormattedMessage, useIntl } from "react-intl";
import { pointsMessages } from "../../../shared/points/points-messages.ts";
import * as styles from "./balance-panel.css.ts";
import { messages } from "../messages.ts";

const PANES = ["first", "second", "third", "fourth"];

/** What the company can spend now, on the brand's panel (PTS-3). */
export const BalancePanel = ({ summary: { company_points: balance, points } }: { summary: PointsSummary }) => {
  const { formatMessage, formatNumber } = useIntl();

  return (
    <section className={styles.panel}>
      <div className={styles.panes} aria-hidden>
        {PANES.map((pane) => (
          <span key={pane} className={styles.pane} />
        ))}
      </div>
      <div className={styles.words}>
        <h2 className={styles.title}>
          <FormattedMessage {...messages.available} />
        </h2>
        <p>
          <Amount
            tone="onBrand"
            size="xl"
            glyph={false}
            value={formatNumber(balance)}
            unit={formatMessage(pointsMessages.unit, { points: balance })}
          />
        </p>
      </div>
      <p className={styles.waiting}>
        {points.in_prog > 0 && (
          <span>
            <FormattedMessage {...messages.waiting} values={{ points: points.in_prog }} />
          </span>
        )}
        {points.reserved > 0 && (
          <span>
            <FormattedMessage {...messages.held} values={{ points: points.reserved }} />
          </span>
        )}
      </p>
    </section>
  );
};

import { Card } from "@lucarne/ui/card";
import { Countdown } from "@lucarne/ui/countdown";
import { Heading } from "@lucarne/ui/text";
import { TierPanes } from "@lucarne/ui/tier-panes";
import { FormattedMessage, useIntl } from "react-intl";
import * as styles from "./tier-card.css.ts";
import { categoryMessage, tierMessages } from "./tier-messages.ts";
import type { TierStanding } from "./tier-standing.ts";
import { TierRange } from "./tier-range.tsx";
import { useTimeLeft } from "./use-time-left.ts";

/** The countdown to the reset of a tier is not announced. */
const SILENT: readonly number[] = [];

/** The time until a tier starts at zero again; nothing once it is over (TIER-4). */
const TimeToReset = ({ at }: { at: string }) => {
  const { formatMessage } = useIntl();
  const timeLeft = useTimeLeft();
  const format = (seconds: number) => formatMessage(tierMessages.reset, { time: timeLeft(seconds) });

  return <Countdown until={Date.parse(at)} announceAt={SILENT} className={styles.reset} format={format} />;
};

/** Progress in a tier: its levels, the distance to the next one, the time until the reset (TIER-1, TIER-4). */
export const TierCard = ({ standing }: { standing: TierStanding }) => {
  const { formatMessage } = useIntl();
  const { tier, scans, level, points, next } = standing;
  const category = categoryMessage(tier.tier_category);
  const title = category ? formatMessage(category) : tier.tier_category;
  const scansText = formatMessage(tierMessages.scans, { scans });

  return (
    <Card as="section" className={styles.card}>
      <div className={styles.head}>
        <Heading level={2} size="h3">
          {title}
        </Heading>
        <TimeToReset at={tier.reset_at} />
      </div>
      <TierPanes
        label={title}
        value={scans}
        valueText={formatMessage(tierMessages.progress, { scans: scansText, level, levels: tier.brackets.length })}
        tiers={tier.brackets.map((bracket) => ({
          name: <FormattedMessage {...tierMessages.level} values={{ level: bracket.level }} />,
          from: bracket.from,
          to: bracket.to,
          text: <TierRange bracket={bracket} />,
        }))}
      />
      <p className={styles.foot}>
        <strong>{scansText}</strong>
        <span className={styles.distance}>
          {next
            ? formatMessage(tierMessages.next, { scans: next.missing, level: next.level, points: next.points })
            : formatMessage(tierMessages.top, { points })}
        </span>
      </p>
    </Card>
  );
};

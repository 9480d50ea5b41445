import type { Tier } from "@lucarne/api-client/queries/rewards";
import { Card } from "@lucarne/ui/card";
import { Stack } from "@lucarne/ui/layout";
import { Heading } from "@lucarne/ui/text";
import type { CSSProperties } from "react";
import { FormattedMessage } from "react-intl";
import { categoryMessage, tierMessages } from "../../shared/tiers/tier-messages.ts";
import { TierRange } from "../../shared/tiers/tier-range.tsx";
import * as styles from "./tier-levels.css.ts";

type ShareStyle = CSSProperties & { "--share": number };

/** The levels of a tier with their extra points, without anybody's progress (CONT-1). */
export const TierLevels = ({ tier: { tier_category: category, brackets } }: { tier: Tier }) => {
  const message = categoryMessage(category);
  const styleOf = (index: number): ShareStyle => ({ "--share": index / Math.max(1, brackets.length - 1) });

  return (
    <Card as="section">
      <Stack space="medium">
        <Heading level={3}>{message ? <FormattedMessage {...message} /> : category}</Heading>
        <ol className={styles.levels}>
          {brackets.map((bracket, index) => (
            <li key={bracket.level} className={styles.level}>
              <span className={styles.pane} style={styleOf(index)} aria-hidden />
              <span className={styles.words}>
                <span className={styles.name}>
                  <FormattedMessage {...tierMessages.level} values={{ level: bracket.level }} />
                </span>
                <TierRange bracket={bracket} />
              </span>
            </li>
          ))}
        </ol>
      </Stack>
    </Card>
  );
};

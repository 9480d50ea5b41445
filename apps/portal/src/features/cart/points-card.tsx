import { ButtonLink } from "@lucarne/ui/button";
import { Card } from "@lucarne/ui/card";
import { Stack } from "@lucarne/ui/layout";
import { Heading, Text } from "@lucarne/ui/text";
import { FormattedMessage, useIntl } from "react-intl";
import { href } from "../../shared/pages/href.ts";
import { pointsMessages } from "../../shared/points/points-messages.ts";
import { missingPoints } from "../../shared/products/price.ts";
import * as styles from "./cart-screen.css.ts";
import { messages } from "./messages.ts";

type PointsCardProps = {
  /** The company's spendable points; `undefined` until they are known. */
  balance: number | undefined;
  /** What all groups cost together. */
  total: number;
};

/** The balance beside what the whole cart costs. */
export const PointsCard = ({ balance, total }: PointsCardProps) => {
  const { formatMessage, formatNumber } = useIntl();
  const missing = missingPoints(total, balance);

  return (
    <Card>
      <Stack space="medium">
        <Heading level={2} size="h3">
          <FormattedMessage {...messages.points} />
        </Heading>
        <dl className={styles.facts}>
          {balance !== undefined && (
            <div className={styles.fact}>
              <dt>
                <FormattedMessage {...messages.balance} />
              </dt>
              <dd className={styles.figure}>{formatNumber(balance)}</dd>
            </div>
          )}
          <div className={styles.fact}>
            <dt>
              <FormattedMessage {...messages.everything} />
            </dt>
            <dd className={styles.figure}>{formatNumber(total)}</dd>
          </div>
        </dl>
        {missing > 0 && (
          <Text size="small" tone="info">
            <FormattedMessage
              {...messages.short}
              values={{ points: formatMessage(pointsMessages.amount, { points: missing }) }}
            />
          </Text>
        )}
        <ButtonLink href={href("shop")} variant="outline" stretch>
          <FormattedMessage {...messages.shopOn} />
        </ButtonLink>
      </Stack>
    </Card>
  );
};

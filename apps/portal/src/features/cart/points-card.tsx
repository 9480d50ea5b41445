import { meetsOrderMinimum } from "@lucarne/api-client/checkout-rules";
import { ButtonLink } from "@lucarne/ui/button";
import { Card } from "@lucarne/ui/card";
import { Stack } from "@lucarne/ui/layout";
import { Heading, Text } from "@lucarne/ui/text";
import { FormattedMessage, useIntl } from "react-intl";
import type { CartGroup } from "../../shared/cart/settle-cart.ts";
import { href } from "../../shared/navigation/href.ts";
import { pointsMessages } from "../../shared/points/points-messages.ts";
import { missingPoints } from "../../shared/products/price.ts";
import * as styles from "./cart-screen.css.ts";
import { messages } from "./messages.ts";

type PointsCardProps = {
  /** The company's spendable points; `undefined` until they are known. */
  balance: number | undefined;
  groups: readonly CartGroup[];
  /** Slug of the user's country, which has a minimum of its own. */
  region: string;
};

/** The balance beside what the whole cart costs. */
export const PointsCard = ({ balance, groups, region }: PointsCardProps) => {
  const { formatMessage, formatNumber } = useIntl();
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  const missing = missingPoints(total, balance);
  const isOnePossible = groups.some(
    (group) => meetsOrderMinimum(group.total, region) && missingPoints(group.total, balance) === 0,
  );

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
            <span>
              <FormattedMessage
                {...messages.short}
                values={{ points: formatMessage(pointsMessages.amount, { points: missing }) }}
              />
            </span>
            {isOnePossible && (
              <>
                {" "}
                <span>
                  <FormattedMessage {...messages.oneGroup} />
                </span>
              </>
            )}
          </Text>
        )}
        <ButtonLink href={href("shop")} variant="outline" stretch>
          <FormattedMessage {...messages.shopOn} />
        </ButtonLink>
      </Stack>
    </Card>
  );
};

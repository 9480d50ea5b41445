import { Amount } from "@lucarne/ui/amount";
import { Card } from "@lucarne/ui/card";
import { Stack } from "@lucarne/ui/layout";
import { ProgressBar } from "@lucarne/ui/progress-bar";
import { Heading, Text } from "@lucarne/ui/text";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { cartMessages } from "../../../shared/cart/cart-messages.ts";
import { pointsMessages } from "../../../shared/points/points-messages.ts";
import { productMessages } from "../../../shared/products/product-messages.ts";
import type { Block } from "./blocks.ts";
import * as styles from "../checkout.css.ts";
import { messages } from "../messages.ts";
import type { Purchase } from "../purchase.ts";

/** Pictures that are shown beside the form. */
const MAX_THUMBNAILS = 4;

type OrderBlockProps = {
  purchase: Purchase;
  /** The company's spendable points; `undefined` until they are known. */
  balance: number | undefined;
  blocks: readonly Block[];
  /** The button that orders, in step 2. */
  children?: ReactNode;
};

/** What the order costs, the balance before and after, and what blocks it (CHK-9, CHK-11, CHK-12). */
export const OrderBlock = ({ purchase, balance, blocks, children }: OrderBlockProps) => {
  const { formatMessage, formatNumber } = useIntl();
  const { lines, total, minimum } = purchase;
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const minimumText = formatMessage(pointsMessages.amount, { points: minimum });
  const left = balance === undefined ? undefined : balance - total;

  return (
    <Card as="section" aria-label={formatMessage(messages.order)}>
      <Stack space="medium">
        <Heading level={2} size="h3">
          <FormattedMessage {...messages.order} />
        </Heading>
        {!children && (
          <div className={styles.thumbs}>
            {lines.slice(0, MAX_THUMBNAILS).map(({ key, picture }) => (
              <img key={key} src={picture} alt="" width={84} height={63} className={styles.picture} />
            ))}
          </div>
        )}
        <div className={styles.fact}>
          <span>
            <FormattedMessage {...cartMessages.products} values={{ count: pieces }} />
          </span>
          <Text as="span" weight="strong">
            {total > 0 ? formatNumber(total) : <FormattedMessage {...productMessages.free} />}
          </Text>
        </div>
        <div className={styles.sum}>
          <Text as="span" weight="strong">
            <FormattedMessage {...messages.total} />
          </Text>
          {total > 0 ? (
            <Amount
              size="figure"
              value={formatNumber(total)}
              unit={formatMessage(pointsMessages.unit, { points: total })}
            />
          ) : (
            <Text as="span" size="figureM" data-price={-1}>
              <FormattedMessage {...productMessages.free} />
            </Text>
          )}
        </div>
        {total > 0 && balance !== undefined && (
          <div className={styles.after}>
            <div className={styles.fact}>
              <Text as="span" size="small" tone="muted">
                <FormattedMessage {...messages.balance} />
              </Text>
              <Text as="span" size="small" weight="strong">
                {formatNumber(balance)}
              </Text>
            </div>
            {left !== undefined && left >= 0 && (
              <>
                <div className={styles.fact}>
                  <Text as="span" size="small" tone="muted">
                    <FormattedMessage {...messages.balanceAfter} />
                  </Text>
                  <Text as="span" size="small" weight="strong">
                    {formatNumber(left)}
                  </Text>
                </div>
                <ProgressBar
                  tone="highlight"
                  label={formatMessage(messages.balanceAfter)}
                  value={left}
                  max={Math.max(balance, 1)}
                  valueText={formatMessage(pointsMessages.amount, { points: left })}
                />
              </>
            )}
          </div>
        )}
        {blocks.includes("points") && (
          <Text tone="negative" role="alert">
            <FormattedMessage {...messages.pointsLow} />
          </Text>
        )}
        {blocks.includes("minimum") && (
          <Text tone="negative" role="alert">
            <FormattedMessage {...messages.minimum} values={{ min: minimumText }} />
          </Text>
        )}
        {blocks.includes("readOnly") && (
          <Text tone="negative">
            <FormattedMessage {...messages.readOnly} />
          </Text>
        )}
        {children}
        {total > 0 && (
          <Text as="div" size="small" tone="muted">
            {minimum > 0 && !blocks.includes("minimum") && (
              <p>
                <FormattedMessage {...messages.minimum} values={{ min: minimumText }} />
              </p>
            )}
            <p>
              <FormattedMessage {...messages.reserved} />
            </p>
          </Text>
        )}
      </Stack>
    </Card>
  );
};

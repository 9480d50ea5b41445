import { meetsOrderMinimum, orderMinimumOf } from "@lucarne/api-client/checkout-rules";
import { Amount } from "@lucarne/ui/amount";
import { Button, ButtonLink } from "@lucarne/ui/button";
import { Card } from "@lucarne/ui/card";
import { ProgressBar } from "@lucarne/ui/progress-bar";
import { Heading, Text } from "@lucarne/ui/text";
import { useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { CartEntry } from "../../../shared/cart/cart.ts";
import { chooseCheckout } from "../../../shared/cart/checkout-type.ts";
import type { CartChange, CartGroup } from "../../../shared/cart/settle-cart.ts";
import { href } from "../../../shared/navigation/href.ts";
import { pointsMessages } from "../../../shared/points/points-messages.ts";
import { CartLineRow } from "./cart-line-row.tsx";
import * as styles from "../cart-screen.css.ts";
import { loweredFrom } from "./lowered-from.ts";
import { groupNames, messages } from "../messages.ts";

type CartGroupCardProps = {
  group: CartGroup;
  changes: readonly CartChange[];
  /** Slug of the user's country, which has a minimum of its own. */
  region: string;
  /** Whether this user orders at all. */
  mayOrder: boolean;
  onEntry: (entry: CartEntry) => void;
};

/** What is ordered together, with its subtotal and its own checkout, or what is missing to the minimum (CART-2, CART-7). */
export const CartGroupCard = ({ group, changes, region, mayOrder, onEntry }: CartGroupCardProps) => {
  const { formatMessage, formatNumber } = useIntl();
  const id = useId();
  const amountOf = (points: number) => formatMessage(pointsMessages.amount, { points });
  const { type, lines, total } = group;
  const vendor = lines[0]?.product.vendor?.name;
  const minimum = orderMinimumOf(region);
  const enough = meetsOrderMinimum(total, region);
  const missing = formatMessage(messages.missing, {
    minimum: amountOf(minimum),
    missing: amountOf(Math.max(0, minimum - total)),
  });

  return (
    <Card padding="none" as="section" aria-labelledby={id} className={styles.group}>
      <Heading level={2} size="h3" id={id} className={styles.name}>
        {vendor ?? <FormattedMessage {...groupNames[type]} />}
      </Heading>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <CartLineRow
            key={line.variant.uuid}
            wide
            line={line}
            loweredFrom={loweredFrom(changes, line)}
            onQuantity={(quantity) => onEntry({ ...line.entry, quantity })}
          />
        ))}
      </ul>
      <div className={styles.foot}>
        {mayOrder && !enough && (
          <div className={styles.missing}>
            <Text size="small">{missing}</Text>
            <ProgressBar label={formatMessage(messages.progress)} value={total} max={minimum} valueText={missing} />
          </div>
        )}
        <span className={styles.subtotal}>
          <Text as="span" tone="muted">
            <FormattedMessage {...messages.subtotal} />
          </Text>
          <Amount size="medium" value={formatNumber(total)} />
        </span>
        {mayOrder &&
          (enough ? (
            <ButtonLink href={href("checkout")} tone="accent" onClick={() => chooseCheckout(`cart:${type}`)}>
              <FormattedMessage {...messages.checkout} />
            </ButtonLink>
          ) : (
            <Button tone="accent" disabled>
              <FormattedMessage {...messages.checkout} />
            </Button>
          ))}
      </div>
    </Card>
  );
};

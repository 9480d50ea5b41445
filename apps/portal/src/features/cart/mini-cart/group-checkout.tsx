import { meetsOrderMinimum, orderMinimumOf } from "@lucarne/api-client/checkout-rules";
import { Amount } from "@lucarne/ui/amount";
import { Button, ButtonLink } from "@lucarne/ui/button";
import { Inline } from "@lucarne/ui/layout";
import { Text } from "@lucarne/ui/text";
import { FormattedMessage, useIntl } from "react-intl";
import { href } from "../../../shared/navigation/href.ts";
import { chooseCheckout } from "../../../shared/cart/checkout-type.ts";
import type { CartGroup } from "../../../shared/cart/settle-cart.ts";
import { pointsMessages } from "../../../shared/points/points-messages.ts";
import { messages } from "../messages.ts";
import * as styles from "./mini-cart.css.ts";

type GroupCheckoutProps = {
  group: CartGroup;
  /** Slug of the user's country, which has a minimum of its own. */
  region: string;
  /** Whether this user orders at all. */
  mayOrder: boolean;
  onGo: () => void;
};

/** What a group costs and the way to its checkout, or what is missing to the country's minimum (CART-7). */
export const GroupCheckout = ({ group, region, mayOrder, onGo }: GroupCheckoutProps) => {
  const { formatMessage, formatNumber } = useIntl();
  const amountOf = (points: number) => formatMessage(pointsMessages.amount, { points });
  const { type, total } = group;
  const minimum = orderMinimumOf(region);
  const enough = meetsOrderMinimum(total, region);

  return (
    <div className={styles.total}>
      {mayOrder && !enough && (
        <Text size="small">
          <FormattedMessage
            {...messages.missing}
            values={{ minimum: amountOf(minimum), missing: amountOf(minimum - total) }}
          />
        </Text>
      )}
      <Inline align="space-between">
        <Amount size="medium" value={formatNumber(total)} />
        {mayOrder &&
          (enough ? (
            <ButtonLink
              href={href("checkout")}
              tone="accent"
              size="compact"
              onClick={() => {
                chooseCheckout(`cart:${type}`);
                onGo();
              }}
            >
              <FormattedMessage {...messages.checkout} />
            </ButtonLink>
          ) : (
            <Button tone="accent" size="compact" disabled>
              <FormattedMessage {...messages.checkout} />
            </Button>
          ))}
      </Inline>
    </div>
  );
};

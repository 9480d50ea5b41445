import { canCheckout } from "@lucarne/api-client/checkout-rules";
import type { User } from "@lucarne/api-client/queries/account";
import { FormattedMessage, useIntl } from "react-intl";
import { pointsMessages } from "../../../shared/points/points-messages.ts";
import { missingPoints } from "../../../shared/products/price.ts";
import { productMessages } from "../../../shared/products/product-messages.ts";
import { messages } from "../messages.ts";

type BuyNoteProps = {
  /** Whether the cart has all that is in stock. */
  allInCart: boolean;
  /** Points of the chosen quantity; `undefined` where none can be added. */
  points: number | undefined;
  /** The company's points, once known. */
  balance: number | undefined;
  user: User | undefined;
};

/** What the buyer should know before adding to the cart: the balance afterwards, and why an order is not possible. */
export const BuyNote = ({ allInCart, points, balance, user }: BuyNoteProps) => {
  const { formatMessage } = useIntl();
  const missing = missingPoints(points ?? 0, balance);

  return (
    <>
      {allInCart && (
        <p>
          <FormattedMessage {...messages.allInCart} />
        </p>
      )}
      {points !== undefined && balance !== undefined && (
        <p>
          {missing > 0 ? (
            <FormattedMessage
              {...productMessages.missing}
              values={{ points: formatMessage(pointsMessages.amount, { points: missing }) }}
            />
          ) : (
            <FormattedMessage {...messages.left} values={{ count: balance - points }} />
          )}
        </p>
      )}
      {user && !canCheckout(user) && (
        <p>
          <FormattedMessage {...productMessages.installersOnly} />
        </p>
      )}
    </>
  );
};

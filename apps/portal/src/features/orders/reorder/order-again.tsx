import { canCheckout } from "@lucarne/api-client/checkout-rules";
import type { Order } from "@lucarne/api-client/queries/orders";
import { Button, ButtonLink } from "@lucarne/ui/button";
import { RotateCcw } from "@lucarne/ui/icons";
import { Notice } from "@lucarne/ui/notice";
import { Text } from "@lucarne/ui/text";
import { FormattedMessage, useIntl } from "react-intl";
import { useCurrentUser } from "../../../platform/session/user/use-current-user.ts";
import { CART_TYPES, type CartType } from "../../../shared/cart/cart.ts";
import { href } from "../../../shared/navigation/href.ts";
import { productMessages } from "../../../shared/products/product-messages.ts";
import { ActionProblems } from "../../../shared/query/action-problems.tsx";
import { messages } from "../messages.ts";
import { result as resultStyle } from "../view/order-view.css.ts";
import { useReorder } from "./use-reorder.ts";

const ToCart = ({ order, type }: { order: Order; type: CartType }) => {
  const { formatList } = useIntl();
  const { start, pending, error, result } = useReorder(order, type);

  return (
    <>
      <Button tone="accent" icon={RotateCcw} pending={pending} onClick={start}>
        <FormattedMessage {...messages.again} />
      </Button>
      <div className={resultStyle}>
        <ActionProblems error={error} />
        {result && (result.gone.length > 0 || result.fewer.length > 0) && (
          <Notice tone="warning" live>
            {result.entries.length === 0 && (
              <p>
                <FormattedMessage {...messages.nothingAgain} />
              </p>
            )}
            {result.entries.length > 0 && result.gone.length > 0 && (
              <p>
                <FormattedMessage {...messages.gone} values={{ products: formatList(result.gone) }} />
              </p>
            )}
            {result.fewer.length > 0 && (
              <p>
                <FormattedMessage {...messages.fewer} values={{ products: formatList(result.fewer) }} />
              </p>
            )}
          </Notice>
        )}
      </div>
    </>
  );
};

/**
 * Orders the same again: goods and vouchers are put into the cart, marketing material is configured again on its
 * product's page. The club card is ordered once (CLUB-4).
 */
export const OrderAgain = ({ order }: { order: Order }) => {
  const user = useCurrentUser();
  const { type, contents } = order.meta;
  const [first] = contents;
  if (!user || type === "club_card" || !first) return null;
  if (!canCheckout(user)) {
    return (
      <Text size="small" tone="muted">
        <FormattedMessage {...productMessages.installersOnly} />
      </Text>
    );
  }
  const cartType = CART_TYPES.find((one) => one === type);

  return cartType ? (
    <ToCart order={order} type={cartType} />
  ) : (
    <ButtonLink href={href("product", { uuid: first.productUuid })} tone="accent" icon={RotateCcw}>
      <FormattedMessage {...messages.again} />
    </ButtonLink>
  );
};

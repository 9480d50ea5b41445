import type { Order } from "@lucarne/api-client/queries/orders";
import { Amount } from "@lucarne/ui/amount";
import { ButtonLink } from "@lucarne/ui/button";
import { Dialog } from "@lucarne/ui/dialog";
import { ReceiptText, ShoppingBag } from "@lucarne/ui/icons";
import { Stack } from "@lucarne/ui/layout";
import { FormattedMessage, FormattedNumber } from "react-intl";
import { Artwork } from "../../../shared/artwork/artwork.tsx";
import { clearCheckout } from "../../../shared/cart/checkout-type.ts";
import { href } from "../../../shared/navigation/href.ts";
import { useNavigate } from "../../../shared/navigation/navigate.ts";
import * as styles from "../checkout.css.ts";
import { messages } from "../messages.ts";
import { NamingMessage } from "../../../shared/names/as-written.tsx";

type ThankYouProps = {
  order: Order;
  /** The balance after the order; `undefined` when it could not be loaded. */
  balance: number | undefined;
};

/**
 * The order is placed: its number, the new balance, and the ways on (CHK-16). Every way out clears the checkout type
 * before the URL changes: a page that is opened right after must not find the finished checkout.
 */
export const ThankYou = ({ order, balance }: ThankYouProps) => {
  const navigate = useNavigate();
  const close = () => {
    clearCheckout();
    void navigate(href("shop"));
  };

  return (
    <Dialog
      open
      onClose={close}
      title={<FormattedMessage {...messages.thanks} />}
      className={styles.thankYou}
      actions={
        <>
          <ButtonLink href={href("shop")} variant="outline" icon={ShoppingBag} onClick={clearCheckout}>
            <FormattedMessage {...messages.toShop} />
          </ButtonLink>
          <ButtonLink href={href("orders")} icon={ReceiptText} onClick={clearCheckout}>
            <FormattedMessage {...messages.toOrders} />
          </ButtonLink>
        </>
      }
    >
      <div aria-hidden className={styles.thanks}>
        <div className={styles.cut}>
          <Artwork scene="registration" />
        </div>
      </div>
      <Stack space="medium">
        <p>
          <NamingMessage message={messages.number} values={{ number: order.number }} />
        </p>
        {balance !== undefined && (
          <div className={styles.newBalance}>
            <FormattedMessage {...messages.newBalance} />
            <Amount size="figure" value={<FormattedNumber value={balance} />} />
          </div>
        )}
      </Stack>
    </Dialog>
  );
};

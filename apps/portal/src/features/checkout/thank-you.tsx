import type { Order } from "@lucarne/api-client/queries/orders";
import { Amount } from "@lucarne/ui/amount";
import { ButtonLink } from "@lucarne/ui/button";
import { Dialog } from "@lucarne/ui/dialog";
import { ReceiptText, ShoppingBag } from "@lucarne/ui/icons";
import { Stack } from "@lucarne/ui/layout";
import { FormattedMessage, FormattedNumber } from "react-intl";
import { Artwork } from "../../shared/artwork/artwork.tsx";
import { href } from "../../shared/pages/href.ts";
import * as styles from "./checkout.css.ts";
import { messages } from "./messages.ts";

type ThankYouProps = {
  order: Order;
  /** The balance after the order; `undefined` when it could not be loaded. */
  balance: number | undefined;
  onClose: () => void;
};

/** The order is placed: its number, the new balance, and the ways on (CHK-16). */
export const ThankYou = ({ order, balance, onClose }: ThankYouProps) => (
  <Dialog
    open
    onClose={onClose}
    title={<FormattedMessage {...messages.thanks} />}
    className={styles.thankYou}
    actions={
      <>
        <ButtonLink href={href("shop")} variant="outline" icon={ShoppingBag}>
          <FormattedMessage {...messages.toShop} />
        </ButtonLink>
        <ButtonLink href={href("orders")} icon={ReceiptText}>
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
        <FormattedMessage {...messages.number} values={{ number: order.number }} />
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

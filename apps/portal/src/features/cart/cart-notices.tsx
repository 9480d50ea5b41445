import { Notice } from "@lucarne/ui/notice";
import { FormattedMessage } from "react-intl";
import type { CartChange } from "../../shared/cart/settle-cart.ts";
import { messages } from "./messages.ts";

/** Says which products were taken out of the cart, because they cannot be had any more (CART-4). */
export const CartNotices = ({ changes }: { changes: readonly CartChange[] }) =>
  changes.map(
    ({ kind, entry }) =>
      kind !== "lowered" && (
        <Notice key={entry.variant.uuid} live>
          <FormattedMessage {...messages[kind]} values={{ product: entry.product.name }} />
        </Notice>
      ),
  );

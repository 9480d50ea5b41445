import { Notice, NoticeAction } from "@lucarne/ui/notice";
import { FormattedMessage } from "react-intl";
import type { CartChange } from "../../shared/cart/settle-cart.ts";
import { messages } from "./messages.ts";
import type { RemovedLine } from "./use-cart-edits.ts";

type CartNoticesProps = {
  changes: readonly CartChange[];
  /** The line that the user removed last. */
  removed: RemovedLine | undefined;
  onUndo: () => void;
};

/** Says which products left the cart: removed by the user, with a way back, or no longer available (CART-4). */
export const CartNotices = ({ changes, removed, onUndo }: CartNoticesProps) => (
  <>
    {removed && (
      <Notice
        live
        action={
          <NoticeAction onClick={onUndo}>
            <FormattedMessage {...messages.undo} />
          </NoticeAction>
        }
      >
        <FormattedMessage {...messages.removed} values={{ product: removed.entry.product.name }} />
      </Notice>
    )}
    {changes.map(
      ({ kind, entry }) =>
        kind !== "lowered" && (
          <Notice key={entry.variant.uuid} live>
            <FormattedMessage {...messages[kind]} values={{ product: entry.product.name }} />
          </Notice>
        ),
    )}
  </>
);

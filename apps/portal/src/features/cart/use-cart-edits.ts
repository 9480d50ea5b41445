import { useAnnounce } from "@lucarne/ui/toast";
import { useState } from "react";
import { useIntl } from "react-intl";
import { type Cart, type CartEntry, type CartType, piecesIn, withEntry, withEntryAt } from "../../shared/cart/cart.ts";
import { cartMessages } from "../../shared/cart/cart-messages.ts";

/** A line that the user has removed and can bring back. */
export type RemovedLine = { readonly type: CartType; readonly entry: CartEntry; readonly place: number };

type Edits = {
  cart: Cart;
  change: (next: (cart: Cart) => Cart) => void;
  /** The pressed button was removed with its line. */
  onRemoved: () => void;
};

/** Changes quantities and removes lines; the last removal can be undone. Each change is announced. */
export const useCartEdits = ({ cart, change, onRemoved }: Edits) => {
  const { formatMessage } = useIntl();
  const announce = useAnnounce();
  const [removed, setRemoved] = useState<RemovedLine>();

  const apply = (next: (cart: Cart) => Cart) => {
    change(next);
    announce(formatMessage(cartMessages.inCart, { count: piecesIn(next(cart)) }));
  };

  return {
    removed,
    put: (type: CartType) => (entry: CartEntry) => {
      const before = cart[type][entry.variant.uuid];
      apply((newest) => withEntry(newest, type, entry));
      if (entry.quantity > 0 || !before) return;
      setRemoved({ type, entry: before, place: Object.keys(cart[type]).indexOf(entry.variant.uuid) });
      onRemoved();
    },
    undo: () => {
      if (!removed) return;
      apply((newest) => withEntryAt(newest, removed.type, removed.entry, removed.place));
      setRemoved(undefined);
      onRemoved();
    },
  };
};

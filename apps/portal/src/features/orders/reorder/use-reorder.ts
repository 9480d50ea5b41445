import type { Order } from "@lucarne/api-client/queries/orders";
import { cartProductsQuery } from "@lucarne/api-client/queries/shop";
import { useToast } from "@lucarne/ui/toast";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useLanguage } from "../../../platform/intl/use-language.ts";
import { api } from "../../../platform/session/portal-api.ts";
import { type CartType, piecesIn, withEntry } from "../../../shared/cart/cart.ts";
import { cartMessages } from "../../../shared/cart/cart-messages.ts";
import { useCart } from "../../../shared/cart/use-cart.ts";
import { href } from "../../../shared/navigation/href.ts";
import { useAction } from "../../../shared/query/use-action.ts";
import { messages } from "../messages.ts";
import { type Reorder, reorder } from "./reorder.ts";

/** Puts what is still sold of an order into the cart (ORD-14); `result` names what was left out. */
export const useReorder = (order: Order, type: CartType) => {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const { language } = useLanguage();
  const { cart, change } = useCart();
  const queryClient = useQueryClient();
  const [result, setResult] = useState<Reorder>();

  const { start, pending, error } = useAction({
    run: async () => {
      setResult(undefined);
      const uuids = [...new Set(order.meta.contents.map(({ productUuid }) => productUuid))];
      // Prices and stock of this moment.
      const products = await queryClient.fetchQuery({ ...cartProductsQuery(api, uuids, language), staleTime: 0 });
      const found = reorder(order.meta.contents, products, cart[type]);
      const put = (into: typeof cart) => found.entries.reduce((next, entry) => withEntry(next, type, entry), into);
      change(put);
      setResult(found);
      if (found.entries.length === 0) return;
      toast({
        message: formatMessage(cartMessages.inCart, { count: piecesIn(put(cart)) }),
        action: { label: formatMessage(messages.toCart), href: href("cart") },
      });
    },
  });

  return { start: () => void start(), pending, error, result };
};

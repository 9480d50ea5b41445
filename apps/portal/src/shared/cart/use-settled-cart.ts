import { cartProductsQuery } from "@lucarne/api-client/queries/shop";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { useLanguage } from "../../platform/intl/use-language.ts";
import { api } from "../../platform/session/portal-api.ts";
import { productsOf } from "./cart.ts";
import { type CartChange, changesOf, groupsOf, settledCart } from "./settle-cart.ts";
import { useCart } from "./use-cart.ts";

type Changes = Readonly<Record<string, CartChange>>;

/**
 * The cart with today's prices and stock, and what they changed while it was on screen: what cannot be had any more
 * is taken out of the stored cart, so that a message is all that is left of it (CART-4).
 */
export const useSettledCart = (enabled: boolean) => {
  const { cart, change } = useCart();
  const { language } = useLanguage();
  const asked = useMemo(() => productsOf(cart), [cart]);
  const query = useQuery({
    ...cartProductsQuery(api, asked, language),
    enabled,
    placeholderData: keepPreviousData,
  });
  const { data: products, isPlaceholderData } = query;
  const answer = isPlaceholderData ? undefined : products;
  const found = useMemo(() => (answer ? changesOf(cart, asked, answer) : []), [answer, asked, cart]);

  // What was found is remembered here before it leaves the stored cart.
  const [changes, setChanges] = useState<Changes>({});
  if (found.some(({ entry }) => changes[entry.variant.uuid]?.entry !== entry)) {
    setChanges({ ...changes, ...Object.fromEntries(found.map((one) => [one.entry.variant.uuid, one])) });
  }
  useEffect(() => {
    if (answer && found.length > 0) change((newest) => settledCart(newest, asked, answer));
  }, [answer, asked, change, found]);

  return {
    cart,
    change,
    query,
    /** `undefined` until the first answer. */
    groups: products && groupsOf(answer ? settledCart(cart, asked, answer) : cart, products),
    changes: Object.values(changes),
  };
};

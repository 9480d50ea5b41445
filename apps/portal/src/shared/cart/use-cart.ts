import { useCallback, useMemo } from "react";
import { type Cart, readCart, writeCart } from "./cart.ts";
import { useStoredCart } from "./stored-cart.ts";

/** The user's cart, and the way to change it: each change starts from what is stored at that moment. */
export const useCart = () => {
  const { text, write } = useStoredCart();
  const cart = useMemo(() => readCart(text), [text]);
  const change = useCallback(
    (next: (cart: Cart) => Cart) => write((stored) => writeCart(next(readCart(stored)))),
    [write],
  );

  return { cart, change };
};

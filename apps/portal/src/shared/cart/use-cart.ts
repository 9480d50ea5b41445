import { useCallback, useMemo, useSyncExternalStore } from "react";
import { localStore, tabStore } from "../../platform/storage/browser-stores.ts";
import { useCurrentUser } from "../../platform/session/use-current-user.ts";
import { useSession } from "../../platform/session/use-session.ts";
import { type Cart, cartKey, readCart, writeCart } from "./cart.ts";

const listeners = new Set<() => void>();

/** Hears this tab's changes and, through the storage event, those of other tabs. */
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  window.addEventListener("storage", listener);

  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
};

/**
 * The user's cart on this device, the same in all tabs, and the way to change it: each change starts from what is
 * stored at that moment. An emulated visit has a cart of this tab alone, which ends with it (CART-8).
 */
export const useCart = () => {
  const user = useCurrentUser();
  const store = useSession().kind === "emulated" ? tabStore : localStore;
  const key = user && cartKey(user.uuid);
  const text = useSyncExternalStore(subscribe, () => (key === undefined ? null : store.getItem(key)));
  const cart = useMemo(() => readCart(text), [text]);

  const change = useCallback(
    (next: (cart: Cart) => Cart) => {
      if (key === undefined) return;
      store.setItem(key, writeCart(next(readCart(store.getItem(key)))));
      for (const listener of listeners) listener();
    },
    [key, store],
  );

  return { cart, change };
};

import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { loadInBackground } from "../../platform/code/load-in-background.ts";
import { logError } from "../../platform/log/error-log.ts";
import { localStore, tabStore } from "../../platform/storage/browser-stores.ts";
import { useCurrentUser } from "../../platform/session/user/use-current-user.ts";
import { useSession } from "../../platform/session/use-session.ts";
import { createListeners } from "../../platform/store/listeners.ts";

/** Where a user's cart is stored; it outlives the sign-out, and no other user's portal reads it (CART-1, SES-24). */
const cartKey = (userUuid: string): string => `lucarne.cart.${userUuid}`;

const listeners = createListeners();

/** Calls the listener for changes of this tab and, through the storage event, of other tabs. */
const subscribe = (listener: () => void) => {
  const unsubscribe = listeners.subscribe(listener);
  window.addEventListener("storage", listener);

  return () => {
    unsubscribe();
    window.removeEventListener("storage", listener);
  };
};

/**
 * The stored text of the user's cart, the same in all tabs. An emulated session has a cart of this tab alone, which
 * ends with it (CART-8).
 */
export const useStoredCart = () => {
  const user = useCurrentUser();
  const store = useSession().kind === "emulated" ? tabStore : localStore;
  const key = user && cartKey(user.uuid);
  const read = useCallback(() => (key === undefined ? null : store.getItem(key)), [key, store]);
  const text = useSyncExternalStore(subscribe, read, () => null);
  const write = useCallback(
    (next: (text: string | null) => string) => {
      if (key === undefined) return;
      store.setItem(key, next(store.getItem(key)));
      listeners.notify();
    },
    [key, store],
  );

  return { text, write };
};

const countPieces = async (text: string | null): Promise<number> => {
  if (text === null) return 0;
  const { piecesIn, readCart } = await loadInBackground(() => import("./cart.ts"));

  return piecesIn(readCart(text));
};

/** How many pieces are in the cart. What reads a stored cart is loaded when there is one: most pages have none. */
export const useCartPieces = (): number => {
  const { text } = useStoredCart();
  const [pieces, setPieces] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    countPieces(text)
      .then((count) => {
        if (isCurrent) setPieces(count);
      })
      .catch(logError);

    return () => {
      isCurrent = false;
    };
  }, [text]);

  return pieces;
};

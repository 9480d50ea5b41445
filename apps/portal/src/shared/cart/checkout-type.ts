import { tabStore } from "../../platform/storage/browser-stores.ts";
import type { CartType } from "./cart.ts";

/** Notes for /checkout what is ordered there; kept in this tab, so that a reload still knows it (CHK-3). */
export const chooseCheckout = (type: CartType): void => tabStore.setItem("lucarne.checkout", `cart:${type}`);

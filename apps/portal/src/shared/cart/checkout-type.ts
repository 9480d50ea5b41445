import { tabStore } from "../../platform/storage/browser-stores.ts";
import type { CartType } from "./cart.ts";

/** What is ordered at the checkout: a group of the cart, marketing material, or the club card (CHK-3). */
export type CheckoutType = `cart:${CartType}` | "marketing" | "card";

const TYPES: readonly CheckoutType[] = ["cart:goods", "cart:voucher", "marketing", "card"];
const KEY = "lucarne.checkout";

/** Stores what the checkout orders, in this tab, so that it survives a reload (CHK-3). */
export const chooseCheckout = (type: CheckoutType): void => tabStore.setItem(KEY, type);

/** What was chosen to be ordered in this tab; `undefined` for nothing and for an unknown type. */
export const chosenCheckout = (): CheckoutType | undefined => TYPES.find((type) => type === tabStore.getItem(KEY));

/** Forgets what is ordered: the user has left the checkout, also by closing the dialog of a placed order. */
export const clearCheckout = (): void => tabStore.removeItem(KEY);

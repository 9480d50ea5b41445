import type { CartChange, CartLine } from "../../../shared/cart/settle-cart.ts";

/** The quantity of a line before it was lowered to the stock; `undefined` when it was not. Pieces. */
export const loweredFrom = (changes: readonly CartChange[], { variant }: CartLine): number | undefined =>
  changes.find(({ kind, entry }) => kind === "lowered" && entry.variant.uuid === variant.uuid)?.entry.quantity;

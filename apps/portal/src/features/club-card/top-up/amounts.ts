import type { Variant } from "@lucarne/api-client/queries/shop";

/** The top-up amounts among the variants of the card product, smallest first; the card itself is none (CLUB-2). */
export const amountsOf = (variants: readonly Variant[]): Variant[] =>
  variants.filter(({ price }) => price >= 1).toSorted((one, other) => one.price - other.price);

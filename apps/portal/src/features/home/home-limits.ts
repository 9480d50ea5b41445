/** Sticky news in the slider at most (HOME-1). */
export const STICKY_NEWS = 5;

/** How many items each part below the figures shows. */
export const VOUCHERS = 2;
export const SHOP_ITEMS = 4;
export const NEWS = 4;
export const TUTORIALS = 4;

/** Sticky news in the slider at most (HOME-1). */
export const MAX_STICKY_NEWS = 5;

/** Items that each part below the figures shows at most. */
export const MAX_VOUCHERS = 2;
export const MAX_SHOP_ITEMS = 4;
export const MAX_NEWS = 4;
export const MAX_TUTORIALS = 4;

/** A call that takes longer counts as no network, in milliseconds. */
export const ANSWER_LIMIT = 3000;

/** A page that takes longer is opened from the device, in milliseconds: its own start and its first calls follow (OFF-9). */
export const PAGE_LIMIT = 2000;

/**
 * The first calls of a page and the page itself share this time, in milliseconds. The rest of the 4 s is left for calls
 * that follow these and for drawing on a slow phone (OFF-9).
 */
export const START_LIMIT = 2700;

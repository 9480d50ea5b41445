/** A server that takes longer counts as no network, in milliseconds; a second is left to draw the page (OFF-9). */
export const ANSWER_LIMIT = 3000;

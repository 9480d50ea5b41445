/** Local currency of one point in a top-up (CLUB-15). */
export const LOCAL_PER_POINT = 2;

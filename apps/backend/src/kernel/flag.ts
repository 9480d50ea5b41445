/** A flag on the wire: 0 or 1 (API-8). */
export type Flag = 0 | 1;

/** A condition as a flag. */
export const flag = (value: boolean): Flag => (value ? 1 : 0);

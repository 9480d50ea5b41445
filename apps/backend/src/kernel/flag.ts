/** 0 or 1, as the documents have flags. */
export type Flag = 0 | 1;

/** A condition as a flag. */
export const flag = (value: boolean): Flag => (value ? 1 : 0);

/** The states of a project (PROJ-9), by their numbers in the contract. */
export const IN_PROGRESS = 1;
export const CLOSED = 2;
export const LOST = 3;
/** Returned by staff; shown like in progress, but scans are neither added nor removed. */
export const RETURNED = 4;
export const IN_REVIEW = 5;

/** States in which the closing survey may be sent and an empty project may be deleted (PROJ-6, PROJ-20). */
export const UNDER_WAY = [IN_PROGRESS, RETURNED] as const;

export const isUnderWay = (state: number): boolean => UNDER_WAY.some((one) => one === state);

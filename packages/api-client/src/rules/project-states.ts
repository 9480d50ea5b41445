/** The states of a project (PROJ-9), by their numbers in the contract. */
export const IN_PROGRESS = 1;
export const CLOSED = 2;
export const LOST = 3;
/** Returned by staff; shown like in progress, but scans are neither added nor removed. */
export const RETURNED = 4;
export const IN_REVIEW = 5;

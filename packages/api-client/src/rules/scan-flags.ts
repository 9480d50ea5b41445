/** What staff have decided about a scan (PROJ-21), by its number in the contract. */
export const ACCEPTED = 1;
export const UNDECIDED = 2;
export const REJECTED = 3;

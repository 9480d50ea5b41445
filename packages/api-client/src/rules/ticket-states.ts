/** The states of a support ticket (SUP-4), by their numbers in the contract. */
export const OPEN = 1;
/** Staff have replied. */
export const ANSWERED = 2;
/** Finished; a message of the user reopens it. */
export const RESOLVED = 3;

/** The states of an order (ORD-3), by their numbers in the contract. */
export const PENDING = 1;
export const APPROVED = 2;
export const COMPLETED = 3;
export const REJECTED = 4;
export const FAILED = 5;

/** States in which an order reserves its points and stock. */
export const OPEN = [PENDING, APPROVED, FAILED] as const;

/** States in which an order does not change any more (ORD-5). */
export const FINAL: readonly number[] = [COMPLETED, REJECTED];

import { RATE_CLASSES } from "../generated/rate-classes.ts";

export { RATE_CLASSES };

/** A rate class of the contract. */
export type RateClassName = keyof typeof RATE_CLASSES;

/** Whether a text is the name of a rate class. */
export const isRateClass = (name: string): name is RateClassName => Object.hasOwn(RATE_CLASSES, name);

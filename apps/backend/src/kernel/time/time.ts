import { SECOND } from "@lucarne/api-client/durations";

/** The moment this many milliseconds later. */
export const after = (at: Date, milliseconds: number): Date => new Date(at.getTime() + milliseconds);

/** The earlier of two moments. */
export const earlier = (one: Date, other: Date): Date => (one < other ? one : other);

/** Whole seconds from one moment to another, rounded up; at least 0. */
export const secondsUntil = (from: Date, to: Date): number =>
  Math.max(0, Math.ceil((to.getTime() - from.getTime()) / SECOND));

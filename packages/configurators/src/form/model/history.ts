import type { FormValues } from "./values.ts";

/** Current, past and undone values. */
export interface History {
  readonly past: readonly FormValues[];
  readonly present: FormValues;
  readonly future: readonly FormValues[];
  /** The last key, which further typing may join. */
  readonly last?: Typing | undefined;
}

/** A key in a field, at a time in milliseconds. */
export interface Typing {
  readonly of: string;
  readonly at: number;
}

/** Pause that ends a group of typing, in milliseconds. */
const STEP_INTERVAL = 1000;
const MAX_STEPS = 100;

export const startHistory = (present: FormValues): History => ({ past: [], present, future: [] });

/** Adds new values. Typing in one field without a pause is undone as one step. */
export const record = (history: History, present: FormValues, typing?: Typing): History => {
  const { past, last } = history;
  const joins = typing && last?.of === typing.of && typing.at - last.at < STEP_INTERVAL && past.length > 0;
  return { past: joins ? past : [...past.slice(1 - MAX_STEPS), history.present], present, future: [], last: typing };
};

export const undo = (history: History): History => {
  const { past, present, future } = history;
  const before = past.at(-1);
  return before ? { past: past.slice(0, -1), present: before, future: [present, ...future] } : history;
};

export const redo = (history: History): History => {
  const { past, present, future } = history;
  const [next, ...rest] = future;
  return next ? { past: [...past, present], present: next, future: rest } : history;
};

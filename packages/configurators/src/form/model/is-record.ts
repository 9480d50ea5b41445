export type Json = Readonly<Record<string, unknown>>;

/** Whether it is an object with names, not a list. */
export const isRecord = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

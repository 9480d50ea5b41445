import { setTimeout as wait } from "node:timers/promises";

/** Serialisation failure and deadlock: a retry may succeed. */
const RETRYABLE = new Set(["40001", "40P01"]);
const MAX_TRIES = 3;

/** The five-character SQLSTATE of a database error, also when wrapped by the query layer. */
export const sqlState = (error: unknown): string | undefined => {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ("code" in at && typeof at.code === "string" && /^[0-9A-Z]{5}$/.test(at.code)) return at.code;
  }
  return undefined;
};

/** The name of the constraint that refused a row, if the database reported it. */
export const constraintOf = (error: unknown): string | undefined => {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ("constraint" in at && typeof at.constraint === "string") return at.constraint;
  }
  return undefined;
};

/** Retries, after a short random wait, a transaction that failed only because of another one. */
export const withRetry = async <T>(run: () => Promise<T>): Promise<T> => {
  for (let tries = 1; ; tries++) {
    try {
      return await run();
    } catch (error) {
      const state = sqlState(error);
      if (tries > MAX_TRIES || state === undefined || !RETRYABLE.has(state)) throw error;
      await wait(Math.random() * 20 * 2 ** tries);
    }
  }
};

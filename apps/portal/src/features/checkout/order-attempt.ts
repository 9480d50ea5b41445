import { ApiError } from "@lucarne/api-client/errors";
import type { OrderRequest } from "@lucarne/api-client/queries/orders";
import { z } from "zod/mini";
import { tabStore } from "../../platform/storage/browser-stores.ts";
import { parseStored } from "../../platform/storage/parse-stored.ts";

const KEY = "lucarne.checkout.attempt";

const stored = z.object({ key: z.string(), body: z.string() });

/**
 * The idempotency key of an order: the same for the same order until its final answer, also after a reload, so that a
 * repetition after a lost answer orders nothing twice (CHK-15).
 */
export const orderKey = (request: OrderRequest): string => {
  const body = JSON.stringify(request);
  const last = parseStored(tabStore.getItem(KEY), stored);
  if (last?.body === body) return last.key;
  const key = crypto.randomUUID();
  tabStore.setItem(KEY, JSON.stringify({ key, body }));

  return key;
};

/** The answer is final: another order of the same things is a new one. */
export const forgetOrderKey = (): void => tabStore.removeItem(KEY);

const UNCERTAIN: readonly number[] = [408, 425, 429];
/** The first try is still running. */
const STILL_RUNNING = "idempotency_in_progress";

/** Says whether a failure means that nothing was ordered. Without an answer, and after a server's fault, it may have been. */
export const isFinalRefusal = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  !UNCERTAIN.includes(error.status) &&
  error.code !== STILL_RUNNING;

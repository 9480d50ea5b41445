import { ApiError } from "@lucarne/api-client/errors";
import type { OrderRequest } from "@lucarne/api-client/queries/orders";
import { z } from "zod/mini";
import { newKey } from "../../../platform/security/new-key.ts";
import { tabStore } from "../../../platform/storage/browser-stores.ts";
import { draftKey } from "../../../platform/storage/draft-key.ts";
import { parseStored } from "../../../platform/storage/parse-stored.ts";

/** Where the order of a checkout is kept in this tab: another user or checkout neither shows nor replaces it. */
export const attemptKey = (userUuid: string, checkout: string): string =>
  draftKey(userUuid, `checkout.attempt.${checkout}`);

/** Only the kind is checked, because the portal itself stored the value. */
const isRequest = (value: unknown): value is OrderRequest =>
  typeof value === "object" &&
  value !== null &&
  "order" in value &&
  Array.isArray(value.order) &&
  "type" in value &&
  (value.type === "cart" || value.type === "marketing" || value.type === "card");

const stored = z.object({ key: z.string(), request: z.custom<OrderRequest>(isRequest) });

/** An order that was sent: its key and, to send the same again, all of it. */
export type OrderAttempt = z.infer<typeof stored>;

/** The order of a checkout whose final answer has not come; also after a reload. */
export const openAttempt = (key: string): OrderAttempt | undefined => parseStored(tabStore.getItem(key), stored);

/**
 * The attempt to send an order: the open one for the same order, so that a repetition after a lost answer orders nothing
 * twice (CHK-15), else a new one with a key of its own.
 */
export const attemptFor = (key: string, request: OrderRequest): OrderAttempt => {
  const open = openAttempt(key);
  if (open && JSON.stringify(open.request) === JSON.stringify(request)) return open;
  const attempt = { key: newKey(), request };
  tabStore.setItem(key, JSON.stringify(attempt));

  return attempt;
};

/** The answer is final: another order of the same things is a new one. */
export const closeAttempt = (key: string): void => tabStore.removeItem(key);

/** The code of a refusal because the total differs from the one that was shown. */
const TOTAL_CHANGED = "total_changed";
const OUTDATED: readonly string[] = [
  TOTAL_CHANGED,
  "price_changed",
  "insufficient_stock",
  "product_unavailable",
  "below_minimum",
];

/** Says whether an order was refused because its total differs from the one that was shown (CHK-22). */
export const isTotalChanged = (error: unknown): boolean => error instanceof ApiError && error.code === TOTAL_CHANGED;

/** Says whether an order was refused because the server sells something else than what was shown (CHK-22). */
export const isOutdated = (error: unknown): boolean => error instanceof ApiError && OUTDATED.includes(error.code ?? "");

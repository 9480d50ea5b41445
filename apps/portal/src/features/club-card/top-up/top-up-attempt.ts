import { z } from "zod/mini";
import { newKey } from "../../../platform/security/new-key.ts";
import type { KeyValueStore } from "../../../platform/storage/storage.ts";
import { parseStored } from "../../../platform/storage/parse-stored.ts";

const STORE_KEY = "lucarne.topup";

const schema = z.object({ uuid: z.string(), price: z.number(), key: z.string() });

/** A top-up that was sent: the variant, the points that were shown, and its key. */
export type TopUpAttempt = z.infer<typeof schema>;

/**
 * The attempt to top up by an amount. While the amount has no answer, a retry sends the same points with the same key,
 * also after a reload of this tab, so the points are spent once (API-18).
 */
export const topUpAttempt = (store: KeyValueStore, { uuid, price }: Omit<TopUpAttempt, "key">): TopUpAttempt => {
  const before = parseStored(store.getItem(STORE_KEY), schema);
  if (before?.uuid === uuid) return before;
  const attempt = { uuid, price, key: newKey() };
  store.setItem(STORE_KEY, JSON.stringify(attempt));

  return attempt;
};

/** Forgets the attempt: the top-up was answered. */
export const closeTopUpAttempt = (store: KeyValueStore): void => store.removeItem(STORE_KEY);

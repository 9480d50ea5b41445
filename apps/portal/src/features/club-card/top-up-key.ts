import { z } from "zod/mini";
import type { KeyValueStore } from "../../platform/storage/storage.ts";
import { parseStored } from "../../platform/storage/parse-stored.ts";

const STORE_KEY = "lucarne.topup";

const schema = z.object({ variant: z.string(), key: z.string() });

/**
 * The key of the top-up of an amount that has no answer yet. The same key is used for a retry, also after a reload of
 * this tab, so the points are spent once (API-18).
 */
export const topUpKey = (store: KeyValueStore, variant: string): string => {
  const before = parseStored(store.getItem(STORE_KEY), schema);
  if (before?.variant === variant) return before.key;
  const key = crypto.randomUUID();
  store.setItem(STORE_KEY, JSON.stringify({ variant, key }));

  return key;
};

/** Forgets the key: the top-up was answered. */
export const forgetTopUpKey = (store: KeyValueStore): void => store.removeItem(STORE_KEY);

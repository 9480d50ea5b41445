import { z } from "zod/mini";
import { newKey } from "../../../platform/security/new-key.ts";
import { tabStore } from "../../../platform/storage/browser-stores.ts";
import { draftKey } from "../../../platform/storage/draft-key.ts";
import { parseStored } from "../../../platform/storage/parse-stored.ts";

const keyOf = (user: string): string => draftKey(user, "topup");

const schema = z.object({ uuid: z.string(), price: z.number(), key: z.string() });

/** A top-up that was sent: the variant, the points that were shown, and its key. */
export type TopUpAttempt = z.infer<typeof schema>;

/**
 * The attempt to top up by an amount. While the amount has no answer, a retry sends the same points with the same key,
 * also after a reload of this tab, so the points are spent once (API-18).
 */
export const topUpAttempt = (user: string, { uuid, price }: Omit<TopUpAttempt, "key">): TopUpAttempt => {
  const before = parseStored(tabStore.getItem(keyOf(user)), schema);
  if (before?.uuid === uuid) return before;
  const attempt = { uuid, price, key: newKey() };
  tabStore.setItem(keyOf(user), JSON.stringify(attempt));

  return attempt;
};

/** Forgets the attempt: the top-up was answered. */
export const closeTopUpAttempt = (user: string): void => tabStore.removeItem(keyOf(user));

import { forgetOldKeys, lockKeys } from "../../areas/config/commands/server-keys.ts";
import { resealVouchers } from "../../areas/orders/commands/reseal-vouchers.ts";
import { resealMessages } from "../../areas/outbox/commands/reseal-messages.ts";
import { allKeys } from "../../kernel/keys/keys.ts";
import type { OperatorHandler } from "../context.ts";

/** Encrypts everything with the present key; when no value is unreadable, the older keys are no longer needed. */
export const rotateKeys: OperatorHandler<"rotateKeys"> = async ({ app: { database, settings } }) => {
  const keys = allKeys(settings);
  const body = await database.transaction(async (tx) => {
    await lockKeys(tx);
    const vouchers = await resealVouchers(tx, keys);
    const messages = await resealMessages(tx, keys);
    const unreadable = vouchers.unreadable + messages.unreadable;
    if (unreadable === 0) await forgetOldKeys(tx, settings.serverKey);
    return { vouchers: vouchers.resealed, messages: messages.resealed, unreadable };
  });
  return { status: 200, body };
};

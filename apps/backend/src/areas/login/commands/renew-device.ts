import { and, gt, inArray, sql } from "drizzle-orm";

import type { Tx } from "../../../db/client.ts";
import { loginChallenge } from "../../../db/schema/index.ts";
import { after } from "../../../kernel/time/time.ts";
import { CODE_COUNTED } from "../rules/code.ts";
import { hashToken, newToken } from "../../session/rules/tokens.ts";
import { addDevice, type NewDevice } from "../../session/commands/add-device.ts";

/**
 * Gives the device of a sign-in a new token, by which later calls show that the account has signed in on it. Codes that
 * counted for the former token count for the new one; an open one becomes void.
 *
 * @returns the tokens of the device's cookie, the new one first
 */
export const renewDevice = async (tx: Tx, device: Omit<NewDevice, "token">, now: Date): Promise<readonly string[]> => {
  const token = newToken();
  const { tokens, former } = await addDevice(tx, { ...device, token }, now);
  if (former.length > 0) {
    await tx
      .update(loginChallenge)
      .set({
        deviceSha256: hashToken(token),
        voidAt: sql`coalesce(${loginChallenge.voidAt}, case when ${loginChallenge.usedAt} is null then ${now}::timestamptz end)`,
      })
      .where(
        and(inArray(loginChallenge.deviceSha256, [...former]), gt(loginChallenge.sentAt, after(now, -CODE_COUNTED))),
      );
  }
  return tokens;
};

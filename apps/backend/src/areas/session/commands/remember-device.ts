import { and, eq, gt, isNull, lte } from "drizzle-orm";

import type { TxApp } from "../../../app.ts";
import type { Tx } from "../../../db/client.ts";
import { appUser, company, deviceLink } from "../../../db/schema/index.ts";
import type { Visitor } from "../../../kernel/caller.ts";
import { after } from "../../../kernel/time/time.ts";
import { findKnownDevice } from "../queries/known-device.ts";
import { LINK_GRACE, LINK_LIFE } from "../rules/lifetimes.ts";
import { deviceTokenOf, hashToken, newSalt } from "../rules/tokens.ts";
import { addDevice, cookieTokens } from "./add-device.ts";
import { recordAuthEvent } from "./record-auth-event.ts";

/** The link of a token, locked, of a user who may sign in. */
const findLink = async (tx: Tx, token: string, now: Date) => {
  const [found] = await tx
    .select({ link: deviceLink })
    .from(deviceLink)
    .innerJoin(appUser, eq(appUser.id, deviceLink.userId))
    .innerJoin(company, eq(company.id, appUser.companyId))
    .where(
      and(
        eq(deviceLink.sha256, hashToken(token)),
        isNull(deviceLink.voidAt),
        // A link from the future was sent before the clock was reset (REL-7).
        lte(deviceLink.sentAt, now),
        gt(deviceLink.sentAt, after(now, -LINK_LIFE - LINK_GRACE)),
        isNull(appUser.deletedAt),
        eq(appUser.active, 1),
        eq(company.active, 1),
      ),
    )
    .for("update", { of: deviceLink });
  return found?.link;
};

/**
 * Makes a device known to the account of a link (SEC-27). Codes that counted for a former token of the device do not
 * count for the new one: somebody with a copy may have used them up. A link works once; for five minutes a repetition,
 * after a lost answer, gives the same device again.
 *
 * @returns the tokens of the device's cookie; undefined for an unknown, used, old or void link
 */
export const rememberDevice = async (
  app: TxApp,
  tx: Tx,
  { ipHash }: Visitor,
  { token, devices }: { readonly token: string; readonly devices: readonly string[] },
): Promise<readonly string[] | undefined> => {
  const link = await findLink(tx, token, app.clock.now());
  if (!link) return undefined;
  // After the lock: of two presses at once, the second is then the later one.
  const now = app.clock.now();
  const { userId, usedAt } = link;
  if (usedAt && link.salt) {
    // A use in the future, before a clock reset, gives no grace (REL-7).
    if (usedAt > now || after(usedAt, LINK_GRACE) <= now) return undefined;
    const again = deviceTokenOf(token, link.salt);
    return (await findKnownDevice(tx, [again], now, userId)) && cookieTokens(again, devices);
  }
  if (after(link.sentAt, LINK_LIFE) <= now) return undefined;
  const salt = newSalt();
  await tx.update(deviceLink).set({ usedAt: now, salt }).where(eq(deviceLink.id, link.id));
  const device = { userId, sessionId: undefined, devices, token: deviceTokenOf(token, salt) };
  const { tokens } = await addDevice(tx, device, now);
  await recordAuthEvent(tx, { kind: "device_link_used", userId, ipHash }, now);
  return tokens;
};

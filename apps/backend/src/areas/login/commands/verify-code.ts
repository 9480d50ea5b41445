import { and, desc, eq, inArray, isNull, lte, ne, or, sql } from "drizzle-orm";

import type { TxApp } from "../../../app.ts";
import type { Tx } from "../../../db/client.ts";
import { appUser, company, contactChange, loginChallenge } from "../../../db/schema/index.ts";
import type { Visitor } from "../../../kernel/caller.ts";
import { touchUser } from "../../account/commands/users.ts";
import { applyContactChange } from "../../account/commands/contact-change.ts";
import { notify } from "../../notifications/commands/notify.ts";
import { signInsOf } from "../../session/queries/known-network.ts";
import { recordAuthEvent } from "../../session/commands/record-auth-event.ts";
import { CODE_TRIES, codeHash } from "../rules/code.ts";
import { sameHash } from "../../../kernel/keys/keys.ts";
import { openSession, type TokenPair } from "../../session/commands/open-session.ts";
import { renewDevice } from "./renew-device.ts";
import type { Origin } from "../../session/rules/device.ts";
import { hashToken } from "../../session/rules/tokens.ts";

interface Attempt {
  readonly userId: number;
  readonly code: string;
  readonly challenge: string | undefined;
  readonly origin: Origin;
  /** The device tokens that the caller has. */
  readonly devices: readonly string[];
}

/** Tokens of the new session, and of the device from now on. */
type SignedIn = TokenPair & { readonly deviceTokens: readonly string[] };

/**
 * The open challenge of a try. Without its id only one that the same device requested, or else the same network: a
 * stranger's tries never count against another network's code (SEC-3), and no code of the network hides the device's.
 */
const findOpen = async (tx: Tx, { userId, challenge, devices }: Attempt, { ipHash }: Visitor, now: Date) => {
  const ofNetwork = and(eq(loginChallenge.ipHash, ipHash), isNull(loginChallenge.deviceSha256));
  const own = or(inArray(loginChallenge.deviceSha256, devices.map(hashToken)), ofNetwork);
  const [open] = await tx
    .select({
      id: loginChallenge.id,
      uuid: loginChallenge.uuid,
      codeHmac: loginChallenge.codeHmac,
      expiresAt: loginChallenge.expiresAt,
      attempts: loginChallenge.attempts,
      change: contactChange,
      active: sql<boolean>`${appUser.active} = 1 and ${company.active} = 1`,
    })
    .from(loginChallenge)
    .innerJoin(appUser, eq(appUser.id, loginChallenge.userId))
    .innerJoin(company, eq(company.id, appUser.companyId))
    .leftJoin(contactChange, eq(contactChange.id, loginChallenge.contactChangeId))
    .where(
      and(
        eq(loginChallenge.userId, userId),
        challenge === undefined ? own : eq(loginChallenge.uuid, challenge),
        // A code from the future was sent before the clock was reset (REL-7).
        lte(loginChallenge.sentAt, now),
        isNull(loginChallenge.usedAt),
        isNull(loginChallenge.voidAt),
        isNull(appUser.deletedAt),
      ),
    )
    .orderBy(sql`${loginChallenge.deviceSha256} is not null desc`, desc(loginChallenge.sentAt))
    .limit(1)
    .for("update", { of: loginChallenge });
  return open;
};

/** Notifies the user of a sign-in from an unknown address (SEC-8, ASVS 6.3.5), except for the first sign-in. */
const notifyOfNewAddress = async (tx: Tx, userId: number, { ipHash }: Visitor, now: Date): Promise<void> => {
  const { all, here } = await signInsOf(tx, userId, ipHash, now);
  if (all === 0 || here > 0) return;
  await notify(tx, { userId, type: "warning", event: "new_sign_in" }, now);
};

/**
 * Counts the try, compares the code and, when it is right, opens a session. Every failure gives the same result.
 *
 * @returns undefined for a wrong, expired, used or exhausted code and for an unknown user; the counted try stays
 * written, so the caller refuses after the transaction only; "inactive" for the right code of a user who, or whose
 * company, is no longer active (SIGN-6)
 */
export const verifyCode = async (
  app: TxApp,
  tx: Tx,
  visitor: Visitor,
  attempt: Attempt,
): Promise<SignedIn | "inactive" | undefined> => {
  const now = app.clock.now();
  const open = await findOpen(tx, attempt, visitor, now);
  const given = codeHash(app.settings.serverKey, open?.uuid ?? "", attempt.code);
  const usable = open !== undefined && open.expiresAt > now && open.attempts < CODE_TRIES;
  if (usable) {
    await tx
      .update(loginChallenge)
      .set({ attempts: open.attempts + 1 })
      .where(eq(loginChallenge.id, open.id));
  }
  const right = usable && sameHash(given, open.codeHmac);
  if (!right) {
    const [known] = await tx
      .select({ id: appUser.id })
      .from(appUser)
      .where(and(eq(appUser.id, attempt.userId), ne(appUser.id, 0)));
    await recordAuthEvent(tx, { kind: "code_wrong", userId: known?.id, ipHash: visitor.ipHash }, now);
    return undefined;
  }
  await tx.update(loginChallenge).set({ usedAt: now }).where(eq(loginChallenge.id, open.id));
  if (!open.active) return "inactive";
  if (open.change) await applyContactChange(tx, open.change, now);
  await notifyOfNewAddress(tx, attempt.userId, visitor, now);
  const { userId, devices, origin } = attempt;
  const { sessionId, ...tokens } = await openSession(tx, userId, origin, now);
  // Before the device: it waits for a running code request (lockUser), whose code then counts for the new token too.
  await touchUser(tx, userId, now);
  const deviceTokens = await renewDevice(tx, { userId, sessionId, devices }, now);
  await recordAuthEvent(tx, { kind: "signed_in", userId, sessionId, ipHash: visitor.ipHash }, now);
  return { ...tokens, deviceTokens };
};

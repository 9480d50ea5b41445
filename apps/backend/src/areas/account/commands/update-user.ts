import { OWNER } from "@lucarne/api-client/roles";
import { FIXED_SENTENCES } from "@lucarne/api-client/problems";
import { regionById } from "@lucarne/api-client/regions";
import { and, eq, isNull, sql } from "drizzle-orm";

import type { TxApp } from "../../../app.ts";
import type { Tx } from "../../../db/client.ts";
import { appUser, company } from "../../../db/schema/index.ts";
import type { Schema } from "../../../kernel/schema.ts";
import { Problem, refused } from "../../../kernel/problem.ts";
import { toE164 } from "../../../kernel/phone.ts";
import type { Caller } from "../../../kernel/caller.ts";
import { requestContactChange } from "./contact-change.ts";
import { rewardCompleteProfile } from "./reward-profile.ts";
import { revokeSessions } from "../../session/commands/revoke.ts";
import { parseOptions } from "../rules/options.ts";

type Change = Schema<"UserUpdate">;

/** The fields of other users in the company that an owner may change. */
const OF_OTHERS = new Set(["name", "surname", "phone"]);

const find = async (tx: Tx, id: number, caller: Caller) => {
  // The company first (LED-9).
  await tx.select({ id: company.id }).from(company).where(eq(company.id, caller.companyId)).for("no key update");
  const [user] = await tx
    .select()
    .from(appUser)
    .where(and(eq(appUser.id, id), eq(appUser.companyId, caller.companyId), isNull(appUser.deletedAt)))
    .for("no key update");
  if (!user) throw new Problem("not_found");
  return user;
};

const requireAllowed = (change: Change, userId: number, caller: Caller): void => {
  if (userId !== caller.userId) {
    const mayAll = Object.keys(change).every((name) => OF_OTHERS.has(name));
    if (caller.role !== OWNER || !mayAll) throw new Problem("role_not_allowed");
  }
};

const phoneOf = (change: Change, caller: Caller): string | undefined => {
  if (change.phone === undefined) return undefined;
  const region = regionById(caller.regionId);
  const phone = region && toE164(change.phone, region);
  if (!phone) throw refused({ phone: [{ fixed: FIXED_SENTENCES.invalidPhone }] });
  return phone;
};

/** Writes the fields that take effect at once. */
const writeFields = async (tx: Tx, userId: number, change: Change): Promise<void> => {
  const options = change.options === undefined ? undefined : JSON.stringify(parseOptions(change.options));
  const fields = {
    name: change.name,
    surname: change.surname,
    languagesId: change.languages_id,
    emailConsent: change.email_consent,
    phoneConsent: change.phone_consent,
    options: options === undefined ? undefined : sql`${appUser.options} || ${options}::jsonb`,
  };
  if (Object.values(fields).every((value) => value === undefined)) return;
  await tx.update(appUser).set(fields).where(eq(appUser.id, userId));
};

/**
 * Changes the fields that are sent: all of the own account; for an owner also name and phone of other users in the
 * company. A new e-mail address or phone number waits for its confirmation (PROF-3).
 *
 * @throws {Problem} `not_found` for a user of another company, `role_not_allowed`, `validation_failed`
 */
export const updateUser = async (app: TxApp, tx: Tx, caller: Caller, id: number, change: Change): Promise<void> => {
  const now = app.clock.now();
  const user = await find(tx, id, caller);
  requireAllowed(change, user.id, caller);
  const phoneE164 = phoneOf(change, caller);
  const emailNorm = change.email?.toLowerCase();
  await writeFields(tx, user.id, change);
  if (emailNorm !== undefined)
    await requestContactChange(app, tx, caller, { user, channel: "email", contact: emailNorm });
  if (phoneE164 !== undefined)
    await requestContactChange(app, tx, caller, { user, channel: "sms", contact: phoneE164 });
  if (phoneE164 !== undefined && phoneE164 !== user.phoneE164 && user.id !== caller.userId) {
    await revokeSessions(tx, { userId: user.id }, "phone_changed", now);
  }
  if (user.id === caller.userId) await rewardCompleteProfile(tx, user.id, caller, now);
};

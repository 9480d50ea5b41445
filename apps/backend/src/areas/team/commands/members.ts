import { INSTALLER, OWNER } from "@lucarne/api-client/roles";
import { FIXED_SENTENCES } from "@lucarne/api-client/problems";
import { regionById } from "@lucarne/api-client/regions";
import { and, eq } from "drizzle-orm";

import { changeAvatar } from "../../account/commands/change-avatar.ts";
import { requestContactChange } from "../../account/commands/contact-change.ts";
import { addUser, changeUser, deleteUser } from "../../account/commands/users.ts";
import type { TxApp } from "../../../app.ts";
import type { Tx } from "../../../db/client.ts";
import { appUser, company, region } from "../../../db/schema/index.ts";
import type { Schema } from "../../../kernel/schema.ts";
import { Problem, refused } from "../../../kernel/problem.ts";
import { toE164 } from "../../../kernel/phone.ts";
import type { Caller } from "../../../kernel/caller.ts";
import { revokeSessions } from "../../session/commands/revoke.ts";
import { newUuid } from "../../../kernel/uuid.ts";
import { invite } from "./invite.ts";
import { countTeam, teamOf } from "../queries/read-team.ts";

/** Locks the caller's company, so that changes of the team run one after another. */
const lockTeam = async (tx: Tx, { companyId }: Caller): Promise<void> => {
  await tx.select({ id: company.id }).from(company).where(eq(company.id, companyId)).for("no key update");
};

const lockMember = async (tx: Tx, uuid: string, caller: Caller) => {
  await lockTeam(tx, caller);
  const [person] = await tx
    .select()
    .from(appUser)
    .where(and(teamOf(caller.companyId), eq(appUser.uuid, uuid)))
    .for("no key update");
  if (!person) throw new Problem("not_found");
  return person;
};

const phoneOf = (national: string, { regionId }: Caller): string => {
  const country = regionById(regionId);
  const phone = country && toE164(national, country);
  if (!phone) throw refused({ phone: [{ fixed: FIXED_SENTENCES.invalidPhone }] });
  return phone;
};

/** An installer cannot change owners (TEAM-4). */
const protectOwner = (person: { role: number }, caller: Caller): void => {
  if (person.role === OWNER && caller.role !== OWNER) {
    throw new Problem("role_not_allowed", { errors: { team: [{ text: "problem.owner_protected" }] } });
  }
};

const requireRoom = async (tx: Tx, { companyId, regionId }: Caller): Promise<void> => {
  const [limit] = await tx
    .select({ owners: region.teamOwnerMax, installers: region.teamInstallerMax })
    .from(region)
    .where(eq(region.id, regionId));
  if (!limit || limit.installers === null) return;
  const { installers } = await countTeam(tx, companyId);
  if (installers >= limit.installers) {
    throw new Problem("team_full", { params: { owners: limit.owners ?? "–", installers: limit.installers } });
  }
};

/**
 * Adds an installer to the caller's company and sends the invitation.
 *
 * @returns the uuid
 * @throws {Problem} `team_full`, `validation_failed`
 */
export const createMember = async (
  app: TxApp,
  tx: Tx,
  caller: Caller,
  { name, surname, phone }: Schema<"TeamMemberCreate">,
): Promise<string> => {
  const phoneE164 = phoneOf(phone, caller);
  await lockTeam(tx, caller);
  await requireRoom(tx, caller);
  const now = app.clock.now();
  const person = await addUser(tx, {
    uuid: newUuid(now),
    companyId: caller.companyId,
    role: INSTALLER,
    name,
    surname,
    phoneE164,
    createdAt: now,
  });
  await invite(app, tx, caller, person);
  return person.uuid;
};

/**
 * Changes the fields that are sent. A new phone number waits for its confirmation (PROF-3); changed by somebody else, it
 * ends the member's sessions (ASVS 7.4).
 *
 * @throws {Problem} `not_found`, `role_not_allowed`, `validation_failed`
 */
export const updateMember = async (
  app: TxApp,
  tx: Tx,
  caller: Caller,
  uuid: string,
  change: Schema<"TeamMemberUpdate">,
): Promise<void> => {
  const person = await lockMember(tx, uuid, caller);
  protectOwner(person, caller);
  const phoneE164 = change.phone === undefined ? person.phoneE164 : phoneOf(change.phone, caller);
  const { name, surname } = change;
  if (name !== undefined || surname !== undefined) await changeUser(tx, person.id, { name, surname });
  if (change.phone !== undefined) {
    await requestContactChange(app, tx, caller, { user: person, channel: "sms", contact: phoneE164 });
  }
  if (phoneE164 !== person.phoneE164 && person.id !== caller.userId) {
    await revokeSessions(tx, { userId: person.id }, "phone_changed", app.clock.now());
  }
};

/**
 * Removes a member: sessions end at once, phone and e-mail are free again, the avatar is deleted, the member's work
 * stays.
 *
 * @throws {Problem} `not_found`, `cannot_delete_self`, `role_not_allowed`, `last_owner`
 */
export const deleteMember = async (app: TxApp, tx: Tx, caller: Caller, uuid: string): Promise<void> => {
  const person = await lockMember(tx, uuid, caller);
  if (person.id === caller.userId) throw new Problem("cannot_delete_self");
  protectOwner(person, caller);
  if (person.role === OWNER && (await countTeam(tx, caller.companyId)).owners <= 1) throw new Problem("last_owner");
  const now = app.clock.now();
  await deleteUser(tx, person.id, now);
  await revokeSessions(tx, { userId: person.id }, "user_deleted", now);
  await changeAvatar(tx, person.id, null);
};

/**
 * Sends the invitation again.
 *
 * @throws {Problem} `not_found`, `rate_limited`
 */
export const resendInvitation = async (app: TxApp, tx: Tx, caller: Caller, uuid: string) =>
  invite(app, tx, caller, await lockMember(tx, uuid, caller));

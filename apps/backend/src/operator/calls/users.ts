import { and, count, eq, isNull, or, type SQL } from "drizzle-orm";

import type { Tx } from "../../db/client.ts";
import { appUser, auditLog, company, session } from "../../db/schema/index.ts";
import { Problem } from "../../kernel/problem.ts";
import { deactivateUser as deactivate } from "../../areas/account/commands/users.ts";
import { openEmulatedSession } from "../../areas/session/commands/open-session.ts";
import { revokeSessions } from "../../areas/session/commands/revoke.ts";
import { EMULATED_LIFE } from "../../areas/session/rules/lifetimes.ts";
import { after } from "../../kernel/time/time.ts";
import type { OperatorHandler } from "../context.ts";
import { withUuidOrId } from "./named.ts";

const namedBy = (name: string): SQL | undefined =>
  withUuidOrId(appUser, name) ??
  or(eq(appUser.emailNorm, name.trim().toLowerCase()), eq(appUser.phoneE164, name.replaceAll(/[\s()-]/g, "")));

/** A user by uuid, numeric id, e-mail address or phone number in international form. */
export const findUser = async (tx: Tx, name: string) => {
  const [row] = await tx
    .select({
      id: appUser.id,
      uuid: appUser.uuid,
      name: appUser.name,
      surname: appUser.surname,
      company: company.name,
      active: appUser.active,
      companyActive: company.active,
    })
    .from(appUser)
    .innerJoin(company, eq(company.id, appUser.companyId))
    .where(and(namedBy(name), isNull(appUser.deletedAt)));
  if (!row) throw new Problem("not_found");
  return row;
};

/** Deactivates a user and ends all of the user's sessions in the same transaction (OPS-7). */
export const deactivateUser: OperatorHandler<"deactivateUser"> = ({ app }, { path }) =>
  app.database.transaction(async (tx) => {
    const { companyActive: _, ...user } = await findUser(tx, path.user);
    await deactivate(tx, user.id);
    await revokeSessions(tx, { userId: user.id }, "user_deactivated", app.clock.now());
    const [left] = await tx
      .select({ sessions: count() })
      .from(session)
      .where(and(eq(session.userId, user.id), isNull(session.revokedAt)));
    return { status: 200, body: { ...user, active: 2, sessions: left?.sessions ?? 0 } };
  });

/** Opens an emulated session of an active user of an active company; the link with its token is shown this once. */
export const emulateUser: OperatorHandler<"emulateUser"> = ({ app, publicUrl }, { path, body }) =>
  app.database.transaction(async (tx) => {
    const user = await findUser(tx, path.user);
    if (user.active !== 1 || user.companyActive !== 1) throw new Problem("not_found");
    const now = app.clock.now();
    const { operator, reason } = body;
    const { uuid, token } = await openEmulatedSession(tx, user.id, operator, now);
    await tx.insert(auditLog).values({
      actor: operator,
      actAs: user.id,
      action: "emulateUser",
      detail: { session: uuid, reason },
      createdAt: now,
    });
    const expires_at = after(now, EMULATED_LIFE).toISOString();
    return { status: 201, body: { token, link: `${publicUrl}/?token=emulate:${token}`, expires_at } };
  });

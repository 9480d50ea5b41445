import { eq, sql } from "drizzle-orm";

import type { Db } from "../../../db/client.ts";
import { prepared } from "../../../db/driver/prepared.ts";
import { accessToken, appUser, company, region, session } from "../../../db/schema/index.ts";
import type { Caller } from "../../../kernel/caller.ts";
import { bearerChallenge, Problem } from "../../../kernel/problem.ts";
import { hashToken } from "../rules/tokens.ts";

const queryOf = prepared((db) =>
  db
    .select({
      userId: appUser.id,
      userUuid: appUser.uuid,
      role: appUser.role,
      companyId: company.id,
      companyUuid: company.uuid,
      regionId: region.id,
      regionSlug: region.slug,
      timezone: region.timezone,
      sessionId: session.id,
      sessionUuid: session.uuid,
      kind: session.kind,
      actor: session.actor,
      expiresAt: accessToken.expiresAt,
      absoluteExpiresAt: session.absoluteExpiresAt,
      live: sql<boolean>`${session.revokedAt} is null and ${appUser.deletedAt} is null`,
      active: sql<boolean>`${appUser.deletedAt} is not null or (${appUser.active} = 1 and ${company.active} = 1)`,
    })
    .from(accessToken)
    .innerJoin(session, eq(session.id, accessToken.sessionId))
    .innerJoin(appUser, eq(appUser.id, session.userId))
    .innerJoin(company, eq(company.id, appUser.companyId))
    .innerJoin(region, eq(region.id, company.regionId))
    .where(eq(accessToken.sha256, sql.placeholder("hash")))
    .prepare("authenticate"),
);

/**
 * Finds the caller of an access token.
 *
 * @throws {Problem} 401: `token_missing`, `token_invalid`, `token_expired`, or `account_inactive` when the user or the
 * company is no longer active, `session_revoked` when the session has ended (SIGN-6)
 */
export const authenticate = async (db: Db, token: string | undefined, now: Date): Promise<Caller> => {
  if (token === undefined) throw new Problem("token_missing", bearerChallenge());
  const refuse = (code: "token_invalid" | "token_expired" | "session_revoked" | "account_inactive") =>
    new Problem(code, bearerChallenge("invalid_token"));
  const [row] = await queryOf(db).execute({ hash: hashToken(token) });
  if (!row) throw refuse("token_invalid");
  if (!row.active) throw refuse("account_inactive");
  if (!row.live) throw refuse("session_revoked");
  if (row.expiresAt <= now || row.absoluteExpiresAt <= now) throw refuse("token_expired");
  const { kind, actor, expiresAt: _expiresAt, absoluteExpiresAt, live: _live, active: _active, ...caller } = row;
  const emulation = kind === "emulated" ? { operator: actor ?? "", expiresAt: absoluteExpiresAt } : undefined;
  return { ...caller, emulation };
};

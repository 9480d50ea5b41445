import { and, eq, sql } from "drizzle-orm";

import type { Db } from "../../db/client.ts";
import { accessToken, appUser, company, region, session } from "../../db/schema/index.ts";
import { Problem } from "../../kernel/problem.ts";
import { hashToken } from "./tokens.ts";

/** Role ids of the documents. */
export const OWNER = 3;
/** Role ids of the documents. */
export const INSTALLER = 4;

/** Who calls: the person of the session with the company and country that bound what may be seen. */
export interface Caller {
  readonly userId: number;
  readonly userUuid: string;
  readonly role: number;
  readonly companyId: number;
  readonly companyUuid: string;
  readonly regionId: number;
  readonly regionSlug: string;
  readonly timezone: string;
  readonly sessionId: number;
  readonly sessionUuid: string;
  /** Somebody of staff looks through this person's eyes. */
  readonly emulated: boolean;
}

const challenge = (error: string, headers: Record<string, string> = {}) => ({
  headers: { "www-authenticate": `Bearer realm="lucarne"${error}`, ...headers },
});

/** The token of an `Authorization` header; undefined when there is no header. */
export const bearerOf = (header: string | undefined): string | undefined => {
  if (header === undefined) return undefined;
  const match = /^Bearer +([\w.~+/-]+=*)$/i.exec(header.trim());
  if (!match?.[1]) throw new Problem("token_invalid", challenge(', error="invalid_token"'));
  return match[1];
};

/**
 * Finds the caller of an access token.
 *
 * @throws {Problem} 401: `token_missing`, `token_invalid`, `token_expired`, or `session_revoked` when the session has
 * ended or its person or company is no longer active
 */
export const authenticate = async (db: Db, token: string | undefined, now: Date): Promise<Caller> => {
  if (token === undefined) throw new Problem("token_missing", challenge(""));
  const refuse = (code: "token_invalid" | "token_expired" | "session_revoked") =>
    new Problem(code, challenge(', error="invalid_token"'));
  const [row] = await db
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
      expiresAt: accessToken.expiresAt,
      absoluteExpiresAt: session.absoluteExpiresAt,
      live: sql<boolean>`${session.revokedAt} is null and ${appUser.deletedAt} is null and ${appUser.active} = 1 and ${company.active} = 1`,
    })
    .from(accessToken)
    .innerJoin(session, eq(session.id, accessToken.sessionId))
    .innerJoin(appUser, eq(appUser.id, session.userId))
    .innerJoin(company, eq(company.id, appUser.companyId))
    .innerJoin(region, eq(region.id, company.regionId))
    .where(and(eq(accessToken.sha256, hashToken(token))));
  if (!row) throw refuse("token_invalid");
  if (!row.live) throw refuse("session_revoked");
  if (row.expiresAt <= now || row.absoluteExpiresAt <= now) throw refuse("token_expired");
  const { kind, expiresAt: _expiresAt, absoluteExpiresAt: _absolute, live: _live, ...caller } = row;
  return { ...caller, emulated: kind === "emulated" };
};

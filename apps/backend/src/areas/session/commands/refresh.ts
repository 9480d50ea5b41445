import { eq, sql } from "drizzle-orm";

import type { TxApp } from "../../../app.ts";
import type { Tx } from "../../../db/client.ts";
import { accessToken, appUser, authEvent, company, refreshToken, session } from "../../../db/schema/index.ts";
import type { Visitor } from "../../../kernel/caller.ts";
import { issueTokens, type TokenPair } from "./open-session.ts";
import { revokeSessions } from "./revoke.ts";
import { REFRESH_GRACE } from "../rules/lifetimes.ts";
import { after, secondsUntil } from "../../../kernel/time/time.ts";
import { hashToken, newSalt, nextTokens } from "../rules/tokens.ts";

/** Result of an exchange. */
export type Refresh =
  | { readonly kind: "tokens"; readonly tokens: TokenPair; readonly userId: number }
  | { readonly kind: "refused"; readonly code: "token_invalid" | "session_revoked" | "account_inactive" };

const find = async (tx: Tx, sha256: Buffer) => {
  const [held] = await tx
    .select({ sessionId: refreshToken.sessionId })
    .from(refreshToken)
    .where(eq(refreshToken.sha256, sha256));
  if (!held) return undefined;
  // The session is locked before its tokens are read: of two calls with one token, the second sees the first one's
  // result.
  await tx.select({ id: session.id }).from(session).where(eq(session.id, held.sessionId)).for("update");
  const [row] = await tx
    .select({
      sessionId: session.id,
      userId: session.userId,
      absoluteExpiresAt: session.absoluteExpiresAt,
      live: sql<boolean>`${session.revokedAt} is null and ${appUser.deletedAt} is null`,
      active: sql<boolean>`${appUser.deletedAt} is not null or (${appUser.active} = 1 and ${company.active} = 1)`,
      expiresAt: refreshToken.expiresAt,
      usedAt: refreshToken.usedAt,
      salt: refreshToken.salt,
      keySha256: refreshToken.keySha256,
    })
    .from(refreshToken)
    .innerJoin(session, eq(session.id, refreshToken.sessionId))
    .innerJoin(appUser, eq(appUser.id, session.userId))
    .innerJoin(company, eq(company.id, appUser.companyId))
    .where(eq(refreshToken.sha256, sha256));
  return row;
};

/** The pair made from this token before, when its child is still unused. */
const childOf = async (tx: Tx, token: string, salt: Buffer, now: Date): Promise<TokenPair | undefined> => {
  const next = nextTokens(token, salt);
  const [child] = await tx
    .select({ usedAt: refreshToken.usedAt })
    .from(refreshToken)
    .where(eq(refreshToken.sha256, hashToken(next.refresh)));
  const [access] = await tx
    .select({ expiresAt: accessToken.expiresAt })
    .from(accessToken)
    .where(eq(accessToken.sha256, hashToken(next.access)));
  if (!child || child.usedAt !== null || !access) return undefined;
  return {
    token: next.access,
    refresh_token: next.refresh,
    expires_in: Math.max(1, secondsUntil(now, access.expiresAt)),
  };
};

/** The call of an exchange. */
export interface Exchange {
  readonly token: string;
  /** Made by the client for this one exchange, and sent with each repetition of it. */
  readonly key: string | undefined;
}

/** Whether a call repeats the one that has used the token: it has the same key, which a thief of the token does not have. */
const repeats = (used: Buffer | null, key: string | undefined): boolean =>
  used !== null && key !== undefined && used.equals(hashToken(key));

/**
 * Exchanges a refresh token. While its child is unused, the parent of the live token gets the same pair again within ten
 * seconds, not counting the time in a queue for the database, or whenever the same call is repeated with its key. Any
 * other reuse means that the token was stolen, and ends the session (SEC-6, RFC 9700).
 */
export const refresh = async (app: TxApp, tx: Tx, visitor: Visitor, { token, key }: Exchange): Promise<Refresh> => {
  const now = app.clock.now();
  const sha256 = hashToken(token);
  const row = await find(tx, sha256);
  if (!row) return { kind: "refused", code: "token_invalid" };
  if (!row.active) return { kind: "refused", code: "account_inactive" };
  if (!row.live) return { kind: "refused", code: "session_revoked" };
  if (row.expiresAt <= now || row.absoluteExpiresAt <= now) return { kind: "refused", code: "token_invalid" };
  if (row.usedAt && row.salt) {
    // The call that used it may have read the time later than this one, or on another machine. A use further in the
    // future, before a clock reset, gives no grace (REL-7).
    const isRecent = row.usedAt <= after(now, REFRESH_GRACE) && after(row.usedAt, REFRESH_GRACE) >= visitor.receivedAt;
    const again = isRecent || repeats(row.keySha256, key) ? await childOf(tx, token, row.salt, now) : undefined;
    if (again) return { kind: "tokens", tokens: again, userId: row.userId };
    await revokeSessions(tx, { sessionId: row.sessionId }, "reuse", now);
    await tx.insert(authEvent).values({
      kind: "refresh_reused",
      userId: row.userId,
      sessionId: row.sessionId,
      ipHash: visitor.ipHash,
      createdAt: now,
    });
    return { kind: "refused", code: "session_revoked" };
  }
  const salt = newSalt();
  const next = nextTokens(token, salt);
  const keySha256 = key === undefined ? null : hashToken(key);
  await tx.update(refreshToken).set({ usedAt: now, salt, keySha256 }).where(eq(refreshToken.sha256, sha256));
  const { sessionId, absoluteExpiresAt } = row;
  const tokens = await issueTokens(tx, { sessionId, ...next, parent: sha256, absoluteExpiresAt, now });
  await tx.update(session).set({ lastSeenAt: now }).where(eq(session.id, sessionId));
  return { kind: "tokens", tokens, userId: row.userId };
};

/** Ends the session of a refresh token, used or not; an unknown token is no error. */
export const logOut = async (app: TxApp, tx: Tx, visitor: Visitor, token: string): Promise<void> => {
  const now = app.clock.now();
  const [held] = await tx
    .select({ sessionId: session.id, userId: session.userId })
    .from(refreshToken)
    .innerJoin(session, eq(session.id, refreshToken.sessionId))
    .where(eq(refreshToken.sha256, hashToken(token)));
  if (!held) return;
  await revokeSessions(tx, { sessionId: held.sessionId }, "logout", now);
  await tx.insert(authEvent).values({ kind: "signed_out", ...held, ipHash: visitor.ipHash, createdAt: now });
};

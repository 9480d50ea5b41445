import { and, asc, eq, isNull } from "drizzle-orm";

import type { Tx } from "../../../db/client.ts";
import { accessToken, refreshToken, session } from "../../../db/schema/index.ts";
import { newUuid } from "../../../kernel/uuid.ts";
import { revokeSessions } from "./revoke.ts";
import { ACCESS_LIFE, EMULATED_LIFE, REFRESH_IDLE, SESSION_LIFE, SESSIONS_PER_USER } from "../rules/lifetimes.ts";
import { after, earlier, secondsUntil } from "../../../kernel/time/time.ts";
import type { Origin } from "../rules/device.ts";
import { hashToken, newToken } from "../rules/tokens.ts";

/** A pair of tokens in the contract's form. */
export interface TokenPair {
  readonly token: string;
  readonly refresh_token: string;
  readonly expires_in: number;
}

interface Issue {
  readonly sessionId: number;
  readonly access: string;
  readonly refresh: string;
  readonly parent: Buffer | null;
  readonly absoluteExpiresAt: Date;
  readonly now: Date;
}

/** Writes a pair of tokens of a session; no token is valid longer than the session. */
export const issueTokens = async (
  tx: Tx,
  { sessionId, access, refresh, parent, absoluteExpiresAt, now }: Issue,
): Promise<TokenPair> => {
  const accessExpiresAt = earlier(after(now, ACCESS_LIFE), absoluteExpiresAt);
  await tx.insert(refreshToken).values({
    sha256: hashToken(refresh),
    sessionId,
    parentSha256: parent,
    issuedAt: now,
    expiresAt: earlier(after(now, REFRESH_IDLE), absoluteExpiresAt),
  });
  await tx
    .insert(accessToken)
    .values({ sha256: hashToken(access), sessionId, issuedAt: now, expiresAt: accessExpiresAt });
  return { token: access, refresh_token: refresh, expires_in: Math.max(1, secondsUntil(now, accessExpiresAt)) };
};

/** Opens a session of a user on a device; the oldest ends when there are ten. */
export const openSession = async (
  tx: Tx,
  userId: number,
  { device, country }: Origin,
  now: Date,
): Promise<TokenPair & { sessionId: number }> => {
  const live = await tx
    .select({ id: session.id })
    .from(session)
    .where(and(eq(session.userId, userId), eq(session.kind, "normal"), isNull(session.revokedAt)))
    .orderBy(asc(session.id));
  const surplus = live.slice(0, Math.max(0, live.length - SESSIONS_PER_USER + 1));
  for (const { id } of surplus) await revokeSessions(tx, { sessionId: id }, "replaced", now);
  const absoluteExpiresAt = after(now, SESSION_LIFE);
  const [opened] = await tx
    .insert(session)
    .values({
      uuid: newUuid(now),
      userId,
      kind: "normal",
      deviceKind: device.kind,
      browser: device.browser,
      system: device.system,
      country,
      createdAt: now,
      lastSeenAt: now,
      absoluteExpiresAt,
    })
    .returning({ id: session.id });
  if (!opened) throw new Error("The session was not written.");
  const tokens = {
    sessionId: opened.id,
    access: newToken(),
    refresh: newToken(),
    parent: null,
    absoluteExpiresAt,
    now,
  };
  return { ...(await issueTokens(tx, tokens)), sessionId: opened.id };
};

/**
 * Opens an emulated session: 30 minutes, no refresh token, with the operator as actor. The caller writes the audit
 * entry.
 *
 * @returns the session's uuid and the access token for `?token=emulate:<token>` (SES-14)
 */
export const openEmulatedSession = async (
  tx: Tx,
  userId: number,
  operator: string,
  now: Date,
): Promise<{ readonly uuid: string; readonly token: string }> => {
  const expiresAt = after(now, EMULATED_LIFE);
  const [opened] = await tx
    .insert(session)
    .values({
      uuid: newUuid(now),
      userId,
      kind: "emulated",
      actor: operator,
      createdAt: now,
      lastSeenAt: now,
      absoluteExpiresAt: expiresAt,
    })
    .returning({ id: session.id, uuid: session.uuid });
  if (!opened) throw new Error("The session was not written.");
  const token = newToken();
  await tx.insert(accessToken).values({ sha256: hashToken(token), sessionId: opened.id, issuedAt: now, expiresAt });
  return { uuid: opened.uuid, token };
};

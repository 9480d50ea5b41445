import { and, eq } from "drizzle-orm";

import type { TxApp } from "../../../app.ts";
import type { Tx } from "../../../db/client.ts";
import { authEvent, session } from "../../../db/schema/index.ts";
import type { Caller, Visitor } from "../../../kernel/caller.ts";
import { Problem } from "../../../kernel/problem.ts";
import { openOf } from "../queries/open-sessions.ts";
import { revokeSessions } from "./revoke.ts";

interface By extends Visitor {
  readonly caller: Caller;
}

/**
 * Ends one open session of the caller (SES-26).
 *
 * @throws {Problem} `not_found` for a session that is not the caller's or has ended
 */
export const endOpenSession = async (app: TxApp, tx: Tx, { caller, ipHash }: By, uuid: string): Promise<void> => {
  const now = app.clock.now();
  const { userId } = caller;
  const [found] = await tx
    .select({ id: session.id })
    .from(session)
    .where(and(openOf(userId, now), eq(session.uuid, uuid)));
  if (!found) throw new Problem("not_found");
  await revokeSessions(tx, { sessionId: found.id }, "ended", now);
  await tx.insert(authEvent).values({ kind: "session_ended", userId, sessionId: found.id, ipHash, createdAt: now });
};

/** Ends all sessions of the caller, or all but the one in use; emulated ones too (SES-26). */
export const endOpenSessions = async (
  app: TxApp,
  tx: Tx,
  { caller, ipHash }: By,
  { keepOwn }: { readonly keepOwn: boolean },
): Promise<void> => {
  const now = app.clock.now();
  const { userId, sessionId } = caller;
  const others = keepOwn ? { userId, except: sessionId } : { userId };
  await revokeSessions(tx, others, "ended", now);
  await tx.insert(authEvent).values({ kind: "sessions_ended", userId, sessionId, ipHash, createdAt: now });
};

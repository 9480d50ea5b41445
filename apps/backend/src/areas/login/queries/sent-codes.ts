import { and, desc, eq, gt, lte } from "drizzle-orm";

import type { Db } from "../../../db/client.ts";
import { loginChallenge, outbox } from "../../../db/schema/index.ts";
import { after } from "../../../kernel/time/time.ts";
import { CODE_COUNTED } from "../rules/code.ts";

/** Challenges of the last day, newest first; one from the future, before a clock reset, does not count (REL-7). */
export const recentCodes = (db: Db, userId: number, now: Date) =>
  db
    .select({
      uuid: loginChallenge.uuid,
      sentAt: loginChallenge.sentAt,
      usedAt: loginChallenge.usedAt,
      voidAt: loginChallenge.voidAt,
      ipHash: loginChallenge.ipHash,
      siteHash: loginChallenge.siteHash,
      deviceSha256: loginChallenge.deviceSha256,
      known: loginChallenge.known,
    })
    .from(loginChallenge)
    .where(
      and(
        eq(loginChallenge.userId, userId),
        gt(loginChallenge.sentAt, after(now, -CODE_COUNTED)),
        lte(loginChallenge.sentAt, now),
      ),
    )
    .orderBy(desc(loginChallenge.sentAt), desc(loginChallenge.id));

/**
 * Codes of the last day to one recipient, newest first. They may belong to several accounts: a number is free for
 * another one as soon as its account is deleted or has changed it.
 */
export const codesSentTo = (db: Db, recipient: string, now: Date) =>
  db
    .select({ sentAt: outbox.createdAt })
    .from(outbox)
    .where(
      and(
        eq(outbox.recipient, recipient),
        eq(outbox.template, "login_code"),
        gt(outbox.createdAt, after(now, -CODE_COUNTED)),
        lte(outbox.createdAt, now),
      ),
    )
    .orderBy(desc(outbox.createdAt));

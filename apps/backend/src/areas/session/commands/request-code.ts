import { languageById, type LanguageCode } from "@lucarne/api-client/languages";
import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";

import type { App } from "../../../app.ts";
import type { Tx } from "../../../db/client.ts";
import { appUser, authEvent, company, loginChallenge } from "../../../db/schema/index.ts";
import type { Visitor } from "../../../kernel/caller.ts";
import { limitsOf } from "../../../kernel/rate-classes.ts";
import { newUuid } from "../../../kernel/uuid.ts";
import { codeHash, newCode } from "../rules/code.ts";
import { CODE_LIFE, CODE_WAIT } from "../rules/lifetimes.ts";
import { after, secondsUntil } from "../../../kernel/time.ts";

/** A contact at sign-in, normalised. */
export type Contact =
  | { readonly channel: "email"; readonly email: string }
  | { readonly channel: "sms"; readonly phone: string };

/** Result of a code request. */
export type CodeRequest =
  | { readonly kind: "unknown" }
  | { readonly kind: "too_many"; readonly retryAfter: number }
  | {
      readonly kind: "challenge";
      readonly userId: number;
      readonly companyId: number;
      readonly regionId: number;
      readonly hasRegnr2: boolean;
      readonly hasSurvey: boolean;
      readonly challenge: string;
      readonly resendAfter: number;
    };

/** An id that no user has: the work for an unknown contact runs against it. */
const NOBODY = 0;

const findUser = async (tx: Tx, contact: Contact) => {
  const [found] = await tx
    .select({
      id: appUser.id,
      languagesId: appUser.languagesId,
      companyId: company.id,
      regionId: company.regionId,
      hasRegnr2: sql<boolean>`${company.registrationNumber2} is not null`,
      hasSurvey: sql<boolean>`${company.surveyResponse} is not null`,
    })
    .from(appUser)
    .innerJoin(company, eq(company.id, appUser.companyId))
    .where(
      and(
        contact.channel === "email" ? eq(appUser.emailNorm, contact.email) : eq(appUser.phoneE164, contact.phone),
        isNull(appUser.deletedAt),
        eq(appUser.active, 1),
        eq(company.active, 1),
      ),
    )
    .for("update", { of: appUser });
  return found;
};

/** Challenges of the last day, newest first, with the wait required by the account's limits. */
const recentOf = async (app: App, tx: Tx, userId: number, now: Date) => {
  const recent = await tx
    .select({
      id: loginChallenge.id,
      uuid: loginChallenge.uuid,
      sentAt: loginChallenge.sentAt,
      usedAt: loginChallenge.usedAt,
      voidAt: loginChallenge.voidAt,
    })
    .from(loginChallenge)
    .where(and(eq(loginChallenge.userId, userId), gt(loginChallenge.sentAt, after(now, -24 * 60 * 60 * 1000))))
    .orderBy(desc(loginChallenge.sentAt), desc(loginChallenge.id));
  const waits = limitsOf("RCode", app.settings).map(({ max, seconds }, window) => {
    const oldest = recent[max - 1];
    // After a used code another one may be requested at once; the longer windows still count.
    if (window === 0 && recent[0]?.usedAt) return 0;
    return oldest ? secondsUntil(now, after(oldest.sentAt, seconds * 1000)) : 0;
  });
  return { recent, wait: Math.max(0, ...waits) };
};

/** Voids the open challenge, opens another and puts its code into the outbox. */
const openChallenge = async (app: App, tx: Tx, userId: number, contact: Contact, language: LanguageCode, now: Date) => {
  const uuid = newUuid(now);
  const code = newCode();
  const codeHmac = codeHash(app.settings.serverKey, uuid, code);
  await tx
    .update(loginChallenge)
    .set({ voidAt: now })
    .where(and(eq(loginChallenge.userId, userId), isNull(loginChallenge.usedAt), isNull(loginChallenge.voidAt)));
  if (userId !== NOBODY) {
    await tx
      .insert(loginChallenge)
      .values({ uuid, userId, codeHmac, sentAt: now, expiresAt: after(now, CODE_LIFE), createdAt: now });
    await app.outbox.enqueue(tx, {
      channel: contact.channel,
      to: contact.channel === "email" ? contact.email : contact.phone,
      template: "login_code",
      language,
      payload: { code },
    });
  } else {
    // Two statements without effect take the time of the two for a known contact (SEC-4).
    await tx.update(loginChallenge).set({ voidAt: now }).where(eq(loginChallenge.userId, NOBODY));
    await tx.execute(sql`select count(*) from outbox where id = 0`);
  }
  return uuid;
};

/**
 * Opens a challenge and sends its code, or answers the open one within the wait (SIGN-11). An unknown contact costs the
 * same work as a known one.
 */
export const requestCode = async (app: App, tx: Tx, visitor: Visitor, contact: Contact): Promise<CodeRequest> => {
  const now = app.clock.now();
  const user = await findUser(tx, contact);
  const userId = user?.id ?? NOBODY;
  const { recent, wait } = await recentOf(app, tx, userId, now);
  const open = recent.find((entry) => entry.usedAt === null && entry.voidAt === null);
  const rest = open ? secondsUntil(now, after(open.sentAt, CODE_WAIT)) : 0;
  const note = (kind: string) =>
    tx.insert(authEvent).values({ kind, userId: user?.id ?? null, ipHash: visitor.ipHash, createdAt: now });
  const challengeOf = (challenge: string, resendAfter: number): CodeRequest =>
    user ? { kind: "challenge", userId, ...user, challenge, resendAfter } : { kind: "unknown" };

  if (open && rest > 0) {
    await note("code_repeated");
    return challengeOf(open.uuid, rest);
  }
  if (wait > 0) {
    await note("code_limited");
    return { kind: "too_many", retryAfter: wait };
  }
  const language = languageById(user?.languagesId)?.code ?? visitor.language;
  const challenge = await openChallenge(app, tx, userId, contact, language, now);
  await note(user ? "code_sent" : "contact_unknown");
  return challengeOf(challenge, CODE_WAIT / 1000);
};

import { DEFAULT_LANGUAGE, languageById, type LanguageCode } from "@lucarne/api-client/languages";
import { regionById } from "@lucarne/api-client/regions";
import { and, desc, eq, gt, isNull, lte, or, sql } from "drizzle-orm";

import type { App } from "../../../app.ts";
import type { Tx } from "../../../db/client.ts";
import { appUser, authEvent, company, loginChallenge, outbox } from "../../../db/schema/index.ts";
import type { Visitor } from "../../../kernel/caller.ts";
import { type Limit, limitsOf } from "../../../kernel/rate-classes.ts";
import { newUuid } from "../../../kernel/uuid.ts";
import { changeToNumber, type OpenChange } from "../../account/queries/open-change.ts";
import { findKnownDevice } from "../queries/known-device.ts";
import { signInsOf } from "../queries/known-network.ts";
import { codeHash, newCode } from "../rules/code.ts";
import { CODE_COUNTED, CODE_LIFE, CODE_WAIT } from "../rules/lifetimes.ts";
import { sendDeviceLink } from "./send-device-link.ts";
import { after, secondsUntil } from "../../../kernel/time.ts";

/** A contact at sign-in, normalised. */
export type Contact =
  | { readonly channel: "email"; readonly email: string }
  | { readonly channel: "sms"; readonly phone: string };

/** Result of a code request. */
export type CodeRequest =
  | { readonly kind: "unknown" }
  | {
      readonly kind: "too_many";
      readonly retryAfter: number;
      /** The contact has a link that makes a device known (SEC-27). */
      readonly linked: boolean;
    }
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

const addressOf = (contact: Contact): string => (contact.channel === "email" ? contact.email : contact.phone);

const findUser = async (tx: Tx, contact: Contact, change: OpenChange | undefined) => {
  const [found] = await tx
    .select({
      id: appUser.id,
      languagesId: appUser.languagesId,
      phoneE164: appUser.phoneE164,
      companyId: company.id,
      regionId: company.regionId,
      hasRegnr2: sql<boolean>`${company.registrationNumber2} is not null`,
      hasSurvey: sql<boolean>`${company.surveyResponse} is not null`,
    })
    .from(appUser)
    .innerJoin(company, eq(company.id, appUser.companyId))
    .where(
      and(
        contact.channel === "email"
          ? eq(appUser.emailNorm, contact.email)
          : or(eq(appUser.phoneE164, contact.phone), eq(appUser.id, change?.userId ?? NOBODY)),
        isNull(appUser.deletedAt),
        eq(appUser.active, 1),
        eq(company.active, 1),
      ),
    )
    // A confirmed number takes precedence over one that is not confirmed yet.
    .orderBy(sql`${appUser.phoneE164} = ${contact.channel === "sms" ? contact.phone : ""} desc`)
    .limit(1)
    .for("update", { of: appUser });
  return found;
};

/** Challenges of the last day, newest first; one from the future, before a clock reset, does not count (REL-7). */
const recentOf = (tx: Tx, userId: number, now: Date) =>
  tx
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

type Recent = Awaited<ReturnType<typeof recentOf>>;

/**
 * Codes of the last day to one recipient, newest first. They may belong to several accounts: a number is free for
 * another one as soon as its account is deleted or has changed it.
 */
const sentTo = (tx: Tx, recipient: string, now: Date) =>
  tx
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

type Sent = readonly { readonly sentAt: Date }[];

/** Seconds that the limits of a class require to wait after these codes, newest first. */
const waitOf = (recent: Sent, limits: readonly Limit[], now: Date): number =>
  Math.max(
    0,
    ...limits.map(({ max, seconds }) => {
      const oldest = recent[max - 1];
      return oldest ? secondsUntil(now, after(oldest.sentAt, seconds * 1000)) : 0;
    }),
  );

/** What a code is counted by: the device, where the account knows it, or the network. */
interface Way {
  readonly deviceSha256: Buffer | null;
  /** Codes of the account that were requested this way. */
  readonly own: Recent;
  /** The account has signed in on this device or from this network. */
  readonly known: boolean;
}

interface Requests {
  /** Of the account. */
  readonly recent: Recent;
  /** Codes to the recipient. */
  readonly sent: Sent;
  readonly siteHash: Buffer;
}

/** Share of the common codes that sites with a code of the last day may use up; the rest is for other sites. */
const REPEATED = 2 / 3;

/** The shared limits of networks that the account has never signed in from, for a network of this site. */
const commonLimits = ({ settings }: App, { recent, siteHash }: Requests): readonly Limit[] => {
  const limits = limitsOf("RCodeStrangers", settings);
  const repeated = recent.some((entry) => !entry.known && entry.siteHash.equals(siteHash));
  return repeated ? limits.map(({ max, seconds }) => ({ max: Math.ceil(max * REPEATED), seconds })) : limits;
};

/**
 * Seconds until a code may be requested this way. Each device and each network has its own limits; networks that the
 * account has never signed in from have common ones too, so that a stranger does not use up the codes of the account's
 * owner (SEC-3). These count per recipient as well: an account that is deleted and added again starts without any. The
 * limits of a recipient always count. They leave room for the owner when strangers have used up theirs (SEC-24).
 */
const requiredWait = (app: App, { own, known }: Way, requests: Requests, now: Date): number => {
  const [first, ...longer] = limitsOf("RCode", app.settings);
  // After a used or voided code another one may be requested at once; the longer windows still count.
  const [last] = own;
  const over = last !== undefined && (last.usedAt !== null || last.voidAt !== null);
  const limits = first && !over ? [first, ...longer] : longer;
  const others = known ? [] : [requests.recent.filter((entry) => !entry.known), requests.sent];
  const common = commonLimits(app, requests);
  return Math.max(
    waitOf(own, limits, now),
    waitOf(requests.sent, limitsOf("RCodeRecipient", app.settings), now),
    ...others.map((entries) => waitOf(entries, common, now)),
  );
};

interface NewCode extends Omit<Way, "own"> {
  readonly userId: number;
  /** The change of the phone number that signing in confirms. */
  readonly confirms: number | null;
  readonly contact: Contact;
  readonly language: LanguageCode;
  readonly ipHash: Buffer;
  readonly siteHash: Buffer;
}

/** Voids the open challenge of the device or network, opens another and puts its code into the outbox. */
const openChallenge = async (
  app: App,
  tx: Tx,
  { userId, confirms, contact, language, ipHash, siteHash, deviceSha256, known }: NewCode,
  now: Date,
) => {
  const uuid = newUuid(now);
  const code = newCode();
  const codeHmac = codeHash(app.settings.serverKey, uuid, code);
  await tx
    .update(loginChallenge)
    .set({ voidAt: now })
    .where(
      and(
        eq(loginChallenge.userId, userId),
        deviceSha256
          ? eq(loginChallenge.deviceSha256, deviceSha256)
          : and(eq(loginChallenge.ipHash, ipHash), isNull(loginChallenge.deviceSha256)),
        isNull(loginChallenge.usedAt),
        isNull(loginChallenge.voidAt),
      ),
    );
  if (userId !== NOBODY) {
    await tx.insert(loginChallenge).values({
      uuid,
      userId,
      codeHmac,
      contactChangeId: confirms,
      ipHash,
      siteHash,
      deviceSha256,
      known,
      sentAt: now,
      expiresAt: after(now, CODE_LIFE),
      createdAt: now,
    });
    await app.outbox.enqueue(tx, {
      channel: contact.channel,
      to: addressOf(contact),
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

interface CodeRequestInput {
  readonly contact: Contact;
  /** The device tokens that the caller has. */
  readonly devices: readonly string[];
  /** Only the device's own codes may be used: the address has no calls left. */
  readonly deviceOnly: boolean;
}

/**
 * Opens a challenge and sends its code, or answers the open one within the wait (SIGN-11). Codes count for a
 * known device first, so that nobody else's requests use them up. When the device has none left, because somebody copied
 * its token, they count for the network (SEC-26). A refusal sends a link that makes another device known (SEC-27). An
 * unknown contact is never refused for too many codes and costs the same work as a known one.
 */
export const requestCode = async (
  app: App,
  tx: Tx,
  visitor: Visitor,
  { contact, devices, deviceOnly }: CodeRequestInput,
): Promise<CodeRequest> => {
  const now = app.clock.now();
  const change = contact.channel === "sms" ? await changeToNumber(tx, contact.phone, now) : undefined;
  const user = await findUser(tx, contact, change);
  const confirms = change && user && contact.channel === "sms" && user.phoneE164 !== contact.phone ? change.id : null;
  const userId = user?.id ?? NOBODY;
  const { ipHash, siteHash } = visitor;
  const recent = await recentOf(tx, userId, now);
  const sent = await sentTo(tx, user ? addressOf(contact) : "", now);
  const network: Way = {
    deviceSha256: null,
    own: recent.filter((entry) => entry.deviceSha256 === null && entry.ipHash.equals(ipHash)),
    known: (await signInsOf(tx, userId, ipHash, now)).here > 0,
  };
  const ways: Way[] = deviceOnly ? [] : [network];
  const device = await findKnownDevice(tx, devices, now, userId);
  if (device)
    ways.unshift({
      deviceSha256: device,
      own: recent.filter((entry) => entry.deviceSha256?.equals(device)),
      known: true,
    });
  if (ways.length === 0) return { kind: "unknown" };
  const states = ways.map((way) => {
    const open = way.own.find((entry) => entry.usedAt === null && entry.voidAt === null);
    const rest = open ? secondsUntil(now, after(open.sentAt, CODE_WAIT)) : 0;
    return { ...way, open, rest, wait: requiredWait(app, way, { recent, sent, siteHash }, now) };
  });
  const note = (kind: string) =>
    tx.insert(authEvent).values({ kind, userId: user?.id ?? null, ipHash, createdAt: now });
  const challengeOf = (challenge: string, resendAfter: number): CodeRequest =>
    user ? { kind: "challenge", userId, ...user, challenge, resendAfter } : { kind: "unknown" };

  const ownLanguage = languageById(user?.languagesId)?.code;
  const way = states.find(({ rest, wait }) => rest > 0 || wait === 0);
  if (!way) {
    await note("code_limited");
    const retryAfter = Math.min(...states.map(({ wait }) => wait));
    if (!user || deviceOnly) return { kind: "too_many", retryAfter, linked: false };
    // The caller may be a stranger, whose language is not the owner's.
    const language = ownLanguage ?? regionById(user.regionId)?.languages[0] ?? DEFAULT_LANGUAGE;
    const link = { userId, channel: contact.channel, recipient: addressOf(contact), language };
    return { kind: "too_many", retryAfter, linked: await sendDeviceLink(app, tx, visitor, link) };
  }
  if (way.open && way.rest > 0) {
    await note("code_repeated");
    return challengeOf(way.open.uuid, way.rest);
  }
  const language = ownLanguage ?? visitor.language;
  const challenge = await openChallenge(
    app,
    tx,
    { ...way, userId, confirms, contact, language, ipHash, siteHash },
    now,
  );
  await note(user ? "code_sent" : "contact_unknown");
  return challengeOf(challenge, CODE_WAIT / 1000);
};

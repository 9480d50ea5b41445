import { LOGIN_CODE_WAIT } from "@lucarne/api-client/code-times";
import { DEFAULT_LANGUAGE, languageById } from "@lucarne/api-client/languages";
import { regionById } from "@lucarne/api-client/regions";

import type { TxApp } from "../../../app.ts";
import type { Tx } from "../../../db/client.ts";
import type { Visitor } from "../../../kernel/caller.ts";
import { after, secondsUntil } from "../../../kernel/time/time.ts";
import { changeToNumber } from "../../account/queries/open-change.ts";
import { recordAuthEvent } from "../../session/commands/record-auth-event.ts";
import { sendDeviceLink } from "../../session/commands/send-device-link.ts";
import { findKnownDevice } from "../../session/queries/known-device.ts";
import { signInsOf } from "../../session/queries/known-network.ts";
import { codesSentTo, recentCodes } from "../queries/sent-codes.ts";
import { requiredWait, type Way } from "../rules/code-limits.ts";
import { addressOf, type Contact, NO_USER_ID } from "../rules/contact.ts";
import { lockUser } from "./lock-user.ts";
import { openChallenge } from "./open-challenge.ts";

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
  app: TxApp,
  tx: Tx,
  visitor: Visitor,
  { contact, devices, deviceOnly }: CodeRequestInput,
): Promise<CodeRequest> => {
  const now = app.clock.now();
  const change = contact.channel === "sms" ? await changeToNumber(tx, contact.phone, now) : undefined;
  const user = await lockUser(tx, contact, change);
  const confirms = change && user && contact.channel === "sms" && user.phoneE164 !== contact.phone ? change.id : null;
  const userId = user?.id ?? NO_USER_ID;
  const { ipHash, siteHash } = visitor;
  const recent = await recentCodes(tx, userId, now);
  const sent = await codesSentTo(tx, user ? addressOf(contact) : "", now);
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
    const rest = open ? secondsUntil(now, after(open.sentAt, LOGIN_CODE_WAIT)) : 0;
    return { ...way, open, rest, wait: requiredWait(app.settings, way, { recent, sent, siteHash }, now) };
  });
  const note = (kind: string) => recordAuthEvent(tx, { kind, userId: user?.id, ipHash }, now);
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
  return challengeOf(challenge, LOGIN_CODE_WAIT / 1000);
};

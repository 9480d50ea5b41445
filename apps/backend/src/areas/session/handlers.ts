import { regionById } from "@lucarne/api-client/regions";

import type { App } from "../../app.ts";
import type { Call } from "../../http/call.ts";
import { deviceCookie, deviceTokensOf } from "../../http/device-cookie.ts";
import { type Handler, ok, type PublicHandler } from "../../http/handler.ts";
import type { Schema } from "../../kernel/schema.ts";
import { bearerChallenge, FIXED, Problem, refused } from "../../kernel/problem.ts";
import { takenContact } from "../account/rules/taken-contact.ts";
import { countCall } from "../../http/rate-limits.ts";
import { wholeList } from "../../kernel/paging.ts";
import { toE164 } from "../../kernel/phone.ts";
import { endOpenSession, endOpenSessions } from "./commands/end-sessions.ts";
import { logOut, refresh } from "./commands/refresh.ts";
import { type Contact, requestCode } from "./commands/request-code.ts";
import { rememberDevice as remember } from "./commands/remember-device.ts";
import { verifyCode } from "./commands/verify-code.ts";
import { findKnownDevice } from "./queries/known-device.ts";
import { readOpenSessions } from "./queries/open-sessions.ts";
import { deviceOf } from "./rules/device.ts";
import { DEVICE_LIFE } from "./rules/lifetimes.ts";

const contactOf = (body: Schema<"LoginRequest">): Contact => {
  if ("email" in body) return { channel: "email", email: body.email.toLowerCase() };
  const region = regionById(body.region);
  const phone = region && toE164(body.phone, region);
  if (!phone) throw refused({ phone: [{ fixed: FIXED.phoneInvalid }] });
  return { channel: "sms", phone };
};

const devicesOf = ({ headers, https }: Call): readonly string[] =>
  deviceTokensOf(String(headers["cookie"] ?? ""), https);

const notFound = async (app: App, call: Call, field: string): Promise<never> => {
  // An unknown contact counts twice (SEC-4). The limit applies from the next call on.
  try {
    await countCall({ app, db: app.database.db, rateClass: "RLogin", subject: `ip:${call.ip}` });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
  }
  throw new Problem("installer_not_found", { errors: { [field]: [{ fixed: FIXED.installerNotFound }] } });
};

/** `POST /v2/installer/login`: sends a code to an e-mail address or phone number. */
export const installerLogin: PublicHandler<"installerLogin"> = async (app, { body }, call) => {
  const contact = contactOf(body);
  const devices = devicesOf(call);
  const deviceOnly = call.addressLimit !== undefined;
  const result = await app.database.transaction((tx) => requestCode(app, tx, call, { contact, devices, deviceOnly }));
  // The same answer to unknown contacts and to other accounts: the address has no calls left, so the answer must tell nothing.
  if (call.addressLimit && result.kind !== "challenge") throw call.addressLimit;
  if (result.kind === "unknown") return notFound(app, call, contact.channel === "email" ? "email" : "phone");
  if (result.kind === "too_many") {
    throw new Problem(result.linked ? "device_link_sent" : "rate_limited", {
      params: { seconds: result.retryAfter },
      headers: { "retry-after": String(result.retryAfter) },
    });
  }
  return ok({
    user_id: result.userId,
    region: result.regionId,
    company_id: result.companyId,
    has_regnr2: result.hasRegnr2 ? (1 as const) : (0 as const),
    has_survey: result.hasSurvey ? (1 as const) : (0 as const),
    challenge: result.challenge,
    resend_after: result.resendAfter,
  });
};

/** `POST /v2/installer/login/verify`: exchanges the code for a session. */
export const verifyInstallerLogin: PublicHandler<"verifyInstallerLogin"> = async (app, { body }, call) => {
  const origin = { device: deviceOf(String(call.headers["user-agent"] ?? "")), country: call.country };
  const { userId, code, challenge } = body;
  const devices = devicesOf(call);
  if (call.addressLimit) {
    const now = app.clock.now();
    const known = await app.database.read((db) => findKnownDevice(db, devices, now, userId));
    // The address has no calls left, and the device's own are for the accounts that know it.
    if (!known) throw call.addressLimit;
  }
  const attempt = { userId, code, challenge, origin, devices };
  const signedIn = await app.database
    .transaction((tx) => verifyCode(app, tx, call, attempt))
    .catch((error: unknown) => {
      // The number that the code would confirm belongs to somebody else by now.
      if (takenContact(error) instanceof Problem) return undefined;
      throw error;
    });
  if (!signedIn) throw new Problem("code_invalid");
  if (signedIn === "inactive") throw new Problem("account_inactive", bearerChallenge());
  const { deviceTokens, ...tokens } = signedIn;
  return ok(tokens, { "set-cookie": deviceCookie(deviceTokens, DEVICE_LIFE, call.https) });
};

/** `POST /v2/installer/login/device`: makes the browser known to the account of a link. */
export const rememberDevice: PublicHandler<"rememberDevice"> = async (app, { body }, call) => {
  const link = { token: body.token, devices: devicesOf(call) };
  const tokens = await app.database.transaction((tx) => remember(app, tx, call, link));
  // Links that exist still work when the address has no calls left.
  if (!tokens) throw call.addressLimit ?? new Problem("not_found");
  return { status: 204, headers: { "set-cookie": deviceCookie(tokens, DEVICE_LIFE, call.https) } };
};

/** `POST /v2/installer/refresh`: exchanges a refresh token for the next pair. */
export const refreshSession: PublicHandler<"refreshSession"> = async (app, { body }, call) => {
  const result = await app.database.transaction((tx) => refresh(app, tx, call, body.refresh_token));
  if (result.kind === "tokens") return ok(result.tokens);
  throw new Problem(result.code, { headers: { "www-authenticate": 'Bearer realm="lucarne", error="invalid_token"' } });
};

/** `POST /v2/installer/logout`: ends a session. */
export const logout: PublicHandler<"logout"> = async (app, { body }, call) => {
  await app.database.transaction((tx) => logOut(app, tx, call, body.refresh_token));
  return { status: 204, headers: { "clear-site-data": '"cache"' } };
};

/** `GET /v2/installer/sessions`: the caller's open sessions. */
export const listSessions: Handler<"listSessions"> = async ({ database, clock }, _input, { caller }) =>
  ok(wholeList(await database.read((db) => readOpenSessions(db, caller, clock.now()))));

/** `DELETE /v2/installer/sessions`: ends all sessions of the caller, or all others. */
export const endSessions: Handler<"endSessions"> = async (app, { query }, call) => {
  await app.database.transaction((tx) => endOpenSessions(app, tx, call, { keepOwn: query.others === 1 }));
  return { status: 204 };
};

/** `DELETE /v2/installer/sessions/{uuid}`: ends one session of the caller. */
export const endSession: Handler<"endSession"> = async (app, { path }, call) => {
  await app.database.transaction((tx) => endOpenSession(app, tx, call, path.uuid));
  return { status: 204 };
};

import { FIXED_SENTENCES } from "@lucarne/api-client/problems";
import { regionById } from "@lucarne/api-client/regions";

import type { App } from "../../app.ts";
import type { Call } from "../../http/call.ts";
import { deviceCookie, deviceTokensOf } from "../../http/caller/device-cookie.ts";
import { ok, type PublicHandler } from "../../http/contract/handler.ts";
import { keyOf } from "../../http/once/idempotency.ts";
import { toE164 } from "../../kernel/phone.ts";
import { bearerChallenge, Problem, refused } from "../../kernel/problem.ts";
import type { Schema } from "../../kernel/schema.ts";
import { touchUser } from "../account/commands/users.ts";
import { takenContact } from "../account/rules/taken-contact.ts";
import { refresh } from "../session/commands/refresh.ts";
import { rememberDevice as remember } from "../session/commands/remember-device.ts";
import { findKnownDevice } from "../session/queries/known-device.ts";
import { deviceOf } from "../session/rules/device.ts";
import { DEVICE_LIFE } from "../session/rules/lifetimes.ts";
import { requestCode } from "./commands/request-code.ts";
import { verifyCode } from "./commands/verify-code.ts";
import type { Contact } from "./rules/contact.ts";

const contactOf = (body: Schema<"LoginRequest">): Contact => {
  if ("email" in body) return { channel: "email", email: body.email.toLowerCase() };
  const region = regionById(body.region);
  const phone = region && toE164(body.phone, region);
  if (!phone) throw refused({ phone: [{ fixed: FIXED_SENTENCES.invalidPhone }] });
  return { channel: "sms", phone };
};

const devicesOf = ({ headers, https }: Call): readonly string[] =>
  deviceTokensOf(String(headers["cookie"] ?? ""), https);

const notFound = async ({ countAgain }: Call, field: string): Promise<never> => {
  // An unknown contact counts twice (SEC-4). The limit applies from the next call on.
  try {
    await countAgain();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
  }
  throw new Problem("installer_not_found", { errors: { [field]: [{ fixed: FIXED_SENTENCES.installerNotFound }] } });
};

/** `POST /v2/installer/login`: sends a code to an e-mail address or phone number. */
export const installerLogin: PublicHandler<"installerLogin"> = async (app, { body }, call) => {
  const contact = contactOf(body);
  const devices = devicesOf(call);
  const deviceOnly = call.addressLimit !== undefined;
  const result = await app.database.transaction((tx) => requestCode(app, tx, call, { contact, devices, deviceOnly }));
  // The same answer to unknown contacts and to other accounts: with no calls left, the answer must not show who has an account.
  if (call.addressLimit && result.kind !== "challenge") throw call.addressLimit;
  if (result.kind === "unknown") return notFound(call, contact.channel === "email" ? "email" : "phone");
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

const reachedBy = ({ settings: { elsewhere } }: App, { headers, https }: Call) => ({
  https,
  elsewhere: elsewhere?.origins.includes(String(headers["origin"] ?? "")) ?? false,
});

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
  return ok(tokens, { "set-cookie": deviceCookie(deviceTokens, DEVICE_LIFE, reachedBy(app, call)) });
};

/** `POST /v2/installer/login/device`: makes the browser known to the account of a link. */
export const rememberDevice: PublicHandler<"rememberDevice"> = async (app, { body }, call) => {
  const link = { token: body.token, devices: devicesOf(call) };
  const tokens = await app.database.transaction((tx) => remember(app, tx, call, link));
  // Links that exist still work when the address has no calls left.
  if (!tokens) throw call.addressLimit ?? new Problem("not_found");
  return { status: 204, headers: { "set-cookie": deviceCookie(tokens, DEVICE_LIFE, reachedBy(app, call)) } };
};

/** `POST /v2/installer/refresh`: exchanges a refresh token for the next pair. */
export const refreshSession: PublicHandler<"refreshSession"> = async (app, { body }, call) => {
  const exchange = { token: body.refresh_token, key: keyOf(call.headers["idempotency-key"]) };
  const result = await app.database.transaction(async (tx) => {
    const exchanged = await refresh(app, tx, call, exchange);
    if (exchanged.kind === "tokens") await touchUser(tx, exchanged.userId, app.clock.now());
    return exchanged;
  });
  if (result.kind === "tokens") return ok(result.tokens);
  throw new Problem(result.code, { headers: { "www-authenticate": 'Bearer realm="lucarne", error="invalid_token"' } });
};

import { regionById } from "@lucarne/api-client/regions";

import type { App } from "../../app.ts";
import type { SessionCall } from "../../http/call.ts";
import { type Handler, ok, type PublicHandler } from "../../http/contract/handler.ts";
import { toNational } from "../../kernel/phone.ts";
import type { Channel } from "./queries/open-change.ts";
import { Problem } from "../../kernel/problem.ts";
import { personalData } from "./queries/personal-data.ts";
import { recordConsents } from "./commands/record-consents.ts";
import { stopContactChange as stop } from "./commands/contact-change.ts";
import { confirmContact, sendVerification } from "./commands/verify-contact.ts";
import { parseOptions } from "./rules/options.ts";
import { updateUser as change } from "./commands/update-user.ts";
import { takenContact } from "./rules/taken-contact.ts";
import { readUser } from "./queries/user-view.ts";

const send = async (app: App, { caller, language }: SessionCall, channel: Channel) => {
  const { headers, resendAfter } = await app.database.transaction((tx) =>
    sendVerification(app, tx, caller.userId, channel, language),
  );
  return { status: 202 as const, body: { resend_after: resendAfter }, headers };
};

const confirm = async (app: App, { caller }: SessionCall, channel: Channel, code: string) => {
  try {
    const confirmed = await app.database.transaction((tx) => confirmContact(app, tx, caller, channel, code));
    if (confirmed) return confirmed;
  } catch (error) {
    throw takenContact(error);
  }
  throw new Problem("code_invalid");
};

/** `GET /v1/company/user/self`: the caller, or the emulated user. */
export const getCurrentUser: Handler<"getCurrentUser"> = async (app, _input, { caller }) => {
  const user = await app.database.read((db) => readUser(app, db, caller.userId));
  if (!user) throw new Problem("session_revoked");
  const { emulation } = caller;
  if (!emulation) return ok(user);
  return ok({
    ...user,
    emulation: { operator: emulation.operator, expires_at: emulation.expiresAt.toISOString() },
  });
};

/** `PATCH /v1/company/user/{id}`: the own account, or name and phone of a colleague. */
export const updateUser: Handler<"updateUser"> = async (app, { path, body }, { caller, ipHash }) => {
  const said = (flag: 0 | 1 | undefined) => (flag === undefined ? undefined : flag === 1);
  try {
    return await app.database.transaction(async (tx) => {
      await change(app, tx, caller, path.id, body);
      await recordConsents(tx, {
        userId: path.id,
        terms: body.options === undefined ? undefined : parseOptions(body.options).hasAgreedToTerms,
        email: said(body.email_consent),
        phone: said(body.phone_consent),
        ipHash,
        now: app.clock.now(),
      });
      const user = await readUser(app, tx, path.id);
      if (!user) throw new Problem("not_found");
      return ok(user);
    });
  } catch (error) {
    throw takenContact(error);
  }
};

/** `POST /v2/company/verification`: sends a code to the caller's new or unverified e-mail address. */
export const sendEmailVerification: Handler<"sendEmailVerification"> = (app, _input, call) => send(app, call, "email");

/** `POST /v2/company/verification/phone`: sends a code to the caller's new phone number. */
export const sendPhoneVerification: Handler<"sendPhoneVerification"> = (app, _input, call) => send(app, call, "sms");

/** `PATCH /v2/company/verification`: verifies the address with the code. */
export const confirmEmailVerification: Handler<"confirmEmailVerification"> = async (app, { body }, call) => {
  const { at } = await confirm(app, call, "email", body.code);
  return ok({ verified_email_at: at.toISOString() });
};

/** `PATCH /v2/company/verification/phone`: confirms the new number with the code. */
export const confirmPhoneVerification: Handler<"confirmPhoneVerification"> = async (app, { body }, call) => {
  const { contact } = await confirm(app, call, "sms", body.code);
  return ok({ phone: toNational(contact, regionById(call.caller.regionId)?.dialCode ?? "") });
};

/** `POST /v2/installer/contact-change/stop`: stops a change of e-mail or phone. */
export const stopContactChange: PublicHandler<"stopContactChange"> = async (app, { body }, call) => {
  try {
    await app.database.transaction((tx) => stop(app, tx, call, body.token));
    return { status: 204 };
  } catch (error) {
    // Links that exist still work when the address has no calls left.
    if (call.addressLimit && error instanceof Problem && error.code === "not_found") throw call.addressLimit;
    throw takenContact(error);
  }
};

/** `GET /v1/company/user/self/data`: the personal data export. */
export const exportMyData: Handler<"exportMyData"> = async (app, _input, call) => ({
  status: 200,
  body: await personalData(app, call.caller, call.language),
  headers: { "content-disposition": 'attachment; filename="lucarne-club-data.json"' },
});

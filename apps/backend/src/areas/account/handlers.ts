import { type Handler, ok } from "../../http/handler.ts";
import { Problem } from "../../kernel/problem.ts";
import { personalData } from "./queries/personal-data.ts";
import { recordConsents } from "./commands/record-consents.ts";
import { confirmEmail, sendEmailCode } from "./commands/email-verification.ts";
import { parseOptions } from "./rules/options.ts";
import { updateUser as change } from "./commands/update-user.ts";
import { takenContact } from "./rules/taken-contact.ts";
import { readUser } from "./queries/user-view.ts";

/** `GET /v1/company/user/self`: the caller, or the emulated user. */
export const getCurrentUser: Handler<"getCurrentUser"> = async (app, _input, { caller }) => {
  const user = await readUser(app, app.database.db, caller.userId);
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

/** `POST /v2/company/verification`: sends a code to the caller's e-mail address. */
export const sendEmailVerification: Handler<"sendEmailVerification"> = async (app, _input, { caller, language }) => {
  const { headers, resendAfter } = await app.database.transaction((tx) =>
    sendEmailCode(app, tx, caller.userId, language),
  );
  return { status: 202, body: { resend_after: resendAfter }, headers };
};

/** `PATCH /v2/company/verification`: verifies the address with the code. */
export const confirmEmailVerification: Handler<"confirmEmailVerification"> = async (app, { body }, { caller }) => {
  const at = await app.database.transaction((tx) => confirmEmail(app, tx, caller.userId, body.code));
  if (!at) throw new Problem("code_invalid");
  return ok({ verified_email_at: at.toISOString() });
};

/** `GET /v1/company/user/self/data`: the personal data export. */
export const exportMyData: Handler<"exportMyData"> = async (app, _input, call) => ({
  status: 200,
  body: await personalData(app, call.caller, call.language),
  headers: { "content-disposition": 'attachment; filename="lucarne-club-data.json"' },
});

import { INSTALLER } from "@lucarne/api-client/roles";
import { DAY, MINUTE } from "@lucarne/api-client/durations";
import { randomBytes } from "node:crypto";

import { desc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import { contactChange, outbox } from "../../db/schema/index.ts";
import { tokensOf, withBackend } from "../../testing/backend.ts";
import { newProfile } from "../../testing/profile.ts";
import { TEST_KEY } from "../../testing/test-app.ts";
import { openPayload } from "../outbox/commands/enqueue.ts";
import { bodyOf } from "../../testing/body-of.ts";

const backend = withBackend();
const MAREK = "marek@dachserwis.example";
const ANNA = "anna@dachserwis.example";
const NEW = "marek.new@dachserwis.example";
const PHONE = "601234567";
const NEW_PHONE = "602345678";
const INVALID = { status: 406, body: { code: "code_invalid" } };

let marek: { token: string; userId: number };

beforeEach(async () => {
  backend().advance(8 * DAY);
  await backend().database.exec(`
    update contact_change set void_at = requested_at where confirmed_at is null and void_at is null;
    update app_user set email_norm = '${MAREK}', verified_email_at = now() where email_norm = '${NEW}';
    update app_user set phone_e164 = '+48${PHONE}' where phone_e164 = '+48${NEW_PHONE}'`);
  marek = await backend().signIn(MAREK);
});

const patch = (body: object, { token, userId } = marek, id = userId) =>
  backend().call("PATCH", `/v1/company/user/${id}`, { token, body });
const login = async (contact: object) =>
  (await backend().call("POST", "/v2/installer/login", { body: contact })).status;
const status = async (token: string) => (await backend().call("GET", "/v1/company/user/self", { token })).status;
const confirmEmail = (code: string) =>
  backend().call("PATCH", "/v2/company/verification", { token: marek.token, body: { code } });
const stop = (token: string) => backend().call("POST", "/v2/installer/contact-change/stop", { body: { token } });

/** The token of the newest message that can stop a change, sent to this contact. */
const stopToken = async (to: string): Promise<string> => {
  const rows = await backend()
    .database.db.select()
    .from(outbox)
    .where(eq(outbox.recipient, to))
    .orderBy(desc(outbox.id));
  const sent = rows.find(({ template }) => template === "contact_change");
  return sent ? String(openPayload([TEST_KEY], sent.payload)?.["token"]) : "none";
};

const signInWith = async (contact: object, to: string) => {
  const asked = await backend().call("POST", "/v2/installer/login", { body: contact });
  const { user_id: userId, challenge } = bodyOf("installerLogin", asked);
  const code = await backend().lastCode(to);
  return backend().call("POST", "/v2/installer/login/verify", { body: { userId, challenge, code } });
};

describe("a changed e-mail address", () => {
  it("does not sign in before its code is confirmed; then it does and other sessions end", async () => {
    const other = await backend().signIn(MAREK);
    expect(await patch({ email: NEW.toUpperCase() })).toMatchObject({
      status: 200,
      body: { email: MAREK, pending_email: NEW },
    });
    expect([await login({ email: NEW }), await login({ email: MAREK })]).toEqual([404, 200]);
    const code = await backend().lastCode(NEW);
    const { user_id: userId, challenge, code: loginCode } = await backend().requestCode(MAREK);
    expect(await confirmEmail(code)).toMatchObject({ status: 200 });
    const self = await backend().call("GET", "/v1/company/user/self", { token: marek.token });
    expect(self.body).toMatchObject({ email: NEW, verified_email_at: backend().clock.now().toISOString() });
    expect(self.body).not.toHaveProperty("pending_email");
    expect([await login({ email: NEW }), await login({ email: MAREK })]).toEqual([200, 404]);
    expect([await status(other.token), await status(marek.token)]).toEqual([401, 200]);
    const verify = { userId, challenge, code: loginCode };
    expect(await backend().call("POST", "/v2/installer/login/verify", { body: verify })).toMatchObject(INVALID);
  });

  it("is dropped by sending the present address, with its code", { tags: "long" }, async () => {
    await patch({ email: NEW });
    const code = await backend().lastCode(NEW);
    const { body } = await patch({ email: MAREK });
    expect(body).not.toHaveProperty("pending_email");
    expect(await confirmEmail(code)).toMatchObject(INVALID);
    expect(await login({ email: NEW })).toBe(404);
  });

  it("lapses after a day", { tags: "long" }, async () => {
    await patch({ email: NEW });
    backend().advance(DAY);
    marek = await backend().signIn(MAREK);
    expect((await backend().call("GET", "/v1/company/user/self", { token: marek.token })).body).not.toHaveProperty(
      "pending_email",
    );
    expect(await confirmEmail(await backend().lastCode(NEW))).toMatchObject(INVALID);
  });

  it("is stopped by the old address while it waits", async () => {
    await patch({ email: NEW });
    const code = await backend().lastCode(NEW);
    expect(await stop(await stopToken(MAREK))).toMatchObject({ status: 204 });
    expect(await status(marek.token)).toBe(401);
    marek = await backend().signIn(MAREK);
    expect(await confirmEmail(code)).toMatchObject(INVALID);
  });

  it("is taken back by the old address after a takeover, and its own token cannot undo that", async () => {
    const thief = marek.token;
    await patch({ email: NEW });
    const first = await stopToken(MAREK);
    await confirmEmail(await backend().lastCode(NEW));
    backend().advance(MINUTE);
    await patch({ email: "third@dachserwis.example" });
    const second = await stopToken(NEW);
    backend().advance(6 * DAY);
    expect(await stop(first)).toMatchObject({ status: 204 });
    expect(await status(thief)).toBe(401);
    expect([await login({ email: NEW }), await login({ email: MAREK })]).toEqual([404, 200]);
    expect([(await stop(first)).status, (await stop(second)).status]).toEqual([404, 404]);
  });

  it("can be stopped when strangers have used up the calls of the address", { tags: "long" }, async () => {
    await patch({ email: NEW });
    const token = await stopToken(MAREK);
    const strangers = await Promise.all(Array.from({ length: 61 }, () => stop(randomBytes(32).toString("base64url"))));
    expect(new Set(strangers.map(({ status }) => status))).toEqual(new Set([404, 429]));
    expect((await stop(token)).status).toBe(204);
    expect((await stop(token)).status).toBe(429);
  });

  it("cannot be stopped after seven days", async () => {
    await patch({ email: NEW });
    const token = await stopToken(MAREK);
    backend().advance(7 * DAY);
    expect((await stop(token)).status).toBe(404);
  });

  it("is refused when it was taken meanwhile", async () => {
    await patch({ email: NEW });
    const code = await backend().lastCode(NEW);
    await backend().database.exec(`update app_user set email_norm = '${NEW}' where email_norm = '${ANNA}'`);
    expect(await confirmEmail(code)).toMatchObject({
      status: 422,
      body: { errors: { email: ["The email has already been taken."] } },
    });
    await backend().database.exec(`update app_user set email_norm = '${ANNA}' where email_norm = '${NEW}'`);
  });

  it("leaves the old one to its owner until the change cannot be stopped any more", async () => {
    await patch({ email: NEW });
    const token = await stopToken(MAREK);
    await confirmEmail(await backend().lastCode(NEW));
    const taken = { status: 422, body: { errors: { email: ["The email has already been taken."] } } };
    const free = () => backend().call("GET", `/v2/company/validate?email=${MAREK}`);
    expect(await free()).toMatchObject(taken);
    expect(await backend().call("POST", "/v2/company/register", { body: newProfile({ email: MAREK }) })).toMatchObject(
      taken,
    );
    const anna = await backend().signIn(ANNA);
    expect(await patch({ email: MAREK }, anna)).toMatchObject(taken);
    expect(await stop(token)).toMatchObject({ status: 204 });
    expect(await login({ email: MAREK })).toBe(200);
  });

  it("leaves the old one to its owner when somebody else requested it before", { tags: "long" }, async () => {
    const anna = await backend().signIn(ANNA);
    await patch({ email: NEW });
    await confirmEmail(await backend().lastCode(NEW));
    // The pending change of another user is older than the confirmation.
    await backend()
      .database.db.insert(contactChange)
      .values({
        userId: anna.userId,
        requestedBy: anna.userId,
        channel: "email",
        oldContact: ANNA,
        newContact: MAREK,
        stopSha256: randomBytes(32),
        requestedAt: backend().clock.now(),
        expiresAt: new Date(backend().clock.now().getTime() + DAY),
      });
    backend().advance(MINUTE);
    await backend().call("POST", "/v2/company/verification", { token: anna.token });
    const answer = await backend().call("PATCH", "/v2/company/verification", {
      token: anna.token,
      body: { code: await backend().lastCode(MAREK) },
    });
    expect(answer).toMatchObject({ status: 422, body: { errors: { email: ["The email has already been taken."] } } });
  });

  it("frees the old one after seven days, and at once for its own user", { tags: "long" }, async () => {
    await patch({ email: NEW });
    await confirmEmail(await backend().lastCode(NEW));
    backend().advance(MINUTE);
    expect(await patch({ email: MAREK })).toMatchObject({ status: 200, body: { pending_email: MAREK } });
    backend().advance(7 * DAY);
    expect(await backend().call("GET", `/v2/company/validate?email=${MAREK}`)).toMatchObject({ status: 200 });
  });

  it("may be changed five times an hour", async () => {
    const answers = [];
    for (let count = 0; count < 6; count++) answers.push(await patch({ email: `marek${count}@dachserwis.example` }));
    expect(answers.map(({ status: answer }) => answer)).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe("a changed phone number", () => {
  const byPhone = (phone: string) => ({ phone, region: 10 });
  const confirm = (code: string) =>
    backend().call("PATCH", "/v2/company/verification/phone", { token: marek.token, body: { code } });

  it("of the own account is confirmed by a code to the new number", async () => {
    expect(await patch({ phone: NEW_PHONE })).toMatchObject({
      status: 200,
      body: { phone: PHONE, pending_phone: NEW_PHONE },
    });
    expect(await login(byPhone(NEW_PHONE))).toBe(404);
    const code = await backend().lastCode(`+48${NEW_PHONE}`);
    expect(code).toMatch(/^\d{6}$/);
    expect(await confirm(code === "111111" ? "222222" : "111111")).toMatchObject(INVALID);
    expect(await confirm(code)).toMatchObject({ status: 200, body: { phone: NEW_PHONE } });
    expect([await login(byPhone(NEW_PHONE)), await login(byPhone(PHONE))]).toEqual([200, 404]);
    expect(await stopToken(`+48${PHONE}`)).not.toBe("none");
  });

  it("is sent another code on request, and none when no number waits", async () => {
    const send = () => backend().call("POST", "/v2/company/verification/phone", { token: marek.token });
    expect(await send()).toMatchObject({ status: 409, body: { code: "already_verified" } });
    await patch({ phone: NEW_PHONE });
    const first = await backend().lastCode(`+48${NEW_PHONE}`);
    expect(await send()).toMatchObject({ status: 429 });
    backend().advance(MINUTE);
    expect(await send()).toMatchObject({ status: 202, body: { resend_after: 60 } });
    const second = await backend().lastCode(`+48${NEW_PHONE}`);
    // Both codes are equal once in a million; then they cannot be told apart.
    expect(await confirm(first === second ? "none" : first)).toMatchObject(INVALID);
    expect(await confirm(second)).toMatchObject({ status: 200 });
  });

  it("by a colleague: the old one signs in until the member has signed in with the new one", async () => {
    const anna = await backend().signIn(ANNA);
    const team = await backend().call("GET", "/v2/installer/user", { token: anna.token });
    const uuid = bodyOf("listTeam", team).data.find(({ id }) => id === marek.userId)?.uuid;
    const changed = await backend().call("PATCH", `/v1/installer/user/${uuid}`, {
      token: anna.token,
      body: { phone: NEW_PHONE },
    });
    expect(changed).toMatchObject({ status: 200, body: { phone: PHONE, pending_phone: NEW_PHONE } });
    expect(await status(marek.token)).toBe(401);
    backend().advance(MINUTE);
    const early = tokensOf(await signInWith(byPhone(PHONE), `+48${PHONE}`));
    expect((await backend().person(MAREK)).phoneE164).toBe(`+48${PHONE}`);
    backend().advance(MINUTE);
    const late = await signInWith(byPhone(NEW_PHONE), `+48${NEW_PHONE}`);
    expect(late).toMatchObject({ status: 200 });
    expect([await status(early.token), await status(tokensOf(late).token)]).toEqual([401, 200]);
    expect((await backend().person(MAREK)).phoneE164).toBe(`+48${NEW_PHONE}`);
    expect(await login(byPhone(PHONE))).toBe(404);
  });

  it("leaves the old number to its owner: no other member can be added with it", { tags: "long" }, async () => {
    await patch({ phone: NEW_PHONE });
    const token = await stopToken(`+48${PHONE}`);
    await confirm(await backend().lastCode(`+48${NEW_PHONE}`));
    const anna = await backend().signIn(ANNA);
    const team = await backend().call("GET", "/v2/installer/user?limit=100", { token: anna.token });
    const other = bodyOf("listTeam", team).data.find(({ id, role }) => id !== marek.userId && role.id === INSTALLER);
    await backend().call("DELETE", `/v1/installer/user/${other?.uuid}`, { token: anna.token });
    const member = { name: "Jan", surname: "Nowak", phone: PHONE };
    expect(await backend().call("POST", "/v1/installer/user", { token: anna.token, body: member })).toMatchObject({
      status: 422,
      body: { errors: { phone: ["Phone number is not unique."] } },
    });
    expect(await stop(token)).toMatchObject({ status: 204 });
    expect((await backend().person(MAREK)).phoneE164).toBe(`+48${PHONE}`);
  });

  it("by a colleague is not confirmed when the number was taken meanwhile", { tags: "long" }, async () => {
    const anna = await backend().signIn(ANNA);
    await patch({ phone: NEW_PHONE }, anna, marek.userId);
    backend().advance(MINUTE);
    const asked = await backend().call("POST", "/v2/installer/login", { body: byPhone(NEW_PHONE) });
    const { user_id: userId, challenge } = bodyOf("installerLogin", asked);
    const code = await backend().lastCode(`+48${NEW_PHONE}`);
    const { phoneE164 } = await backend().person(ANNA);
    await backend().database.exec(`update app_user set phone_e164 = '+48${NEW_PHONE}' where email_norm = '${ANNA}'`);
    const verify = { userId, challenge, code };
    expect(await backend().call("POST", "/v2/installer/login/verify", { body: verify })).toMatchObject(INVALID);
    await backend().database.exec(`update app_user set phone_e164 = '${phoneE164}' where email_norm = '${ANNA}'`);
  });

  it("by a colleague can be stopped from the old number, which voids the open login code", async () => {
    const anna = await backend().signIn(ANNA);
    await patch({ phone: NEW_PHONE }, anna, marek.userId);
    backend().advance(MINUTE);
    const asked = await backend().call("POST", "/v2/installer/login", { body: byPhone(NEW_PHONE) });
    const { user_id: userId, challenge } = bodyOf("installerLogin", asked);
    const code = await backend().lastCode(`+48${NEW_PHONE}`);
    expect(await stop(await stopToken(`+48${PHONE}`))).toMatchObject({ status: 204 });
    const verify = { userId, challenge, code };
    expect(await backend().call("POST", "/v2/installer/login/verify", { body: verify })).toMatchObject(INVALID);
    expect(await login(byPhone(NEW_PHONE))).toBe(404);
  });
});

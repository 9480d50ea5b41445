import { DAY, HOUR, MINUTE } from "@lucarne/api-client/durations";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import { appUser, invitation, outbox } from "../../db/schema/index.ts";
import { type TestAnswer, tokensOf, withBackend } from "../../testing/backend.ts";
import { WIDE_LIMITS } from "../../testing/rate-limits.ts";
import { bodyOf } from "../../testing/body-of.ts";
import { matchers } from "../../../../../test-matchers.ts";
import { everyNth } from "../../../../../test-sample.ts";

const backend = withBackend({ settings: { rateLimits: WIDE_LIMITS } });
const PETR = "petr@strechynovak.example";
const TOMAS = "tomas@strechynovak.example";
const MAREK = "marek@dachserwis.example";
let petr: { token: string };
let tomas: { token: string };
let count = 0;

beforeEach(async () => {
  backend().advance(DAY + HOUR);
  petr = await backend().signIn(PETR);
  tomas = await backend().signIn(TOMAS);
});

const someone = (change: object = {}) => ({
  name: "Jan",
  surname: "Malý",
  phone: String(602_100_000 + ++count),
  ...change,
});
const add = (body: object = someone(), { token } = petr, headers: Record<string, string> = {}) =>
  backend().call("POST", "/v1/installer/user", { token, body, headers });
const member = (method: "GET" | "PATCH" | "DELETE", uuid: string, { token } = petr, body?: object) =>
  backend().call(method, `/v1/installer/user/${uuid}`, { token, ...(body ? { body } : {}) });
const uuidOf = (answer: TestAnswer) => bodyOf("createTeamMember", answer).uuid;
const uuid = async (email: string) => (await backend().person(email)).uuid;
const self = ({ token }: { token: string }) => backend().call("GET", "/v1/company/user/self", { token });

describe("the team", () => {
  it("is listed with owners first, then by surname, with counts that ignore the page", async () => {
    const { token } = await backend().signIn(MAREK);
    const answer = await backend().call("GET", "/v2/installer/user?limit=4", { token });
    expect(answer).toMatchObject({
      status: 200,
      body: { meta: { total: 11, last_page: 3, per_page: 4, owners: 1, installers: 10 } },
    });
    const { data } = bodyOf("listTeam", answer);
    expect(data.map(({ name }) => name).slice(0, 2)).toEqual(["Anna", "Dawid"]);
    const beyond = await backend().call("GET", "/v2/installer/user?page=9", { token });
    expect(beyond).toMatchObject({ status: 200, body: { data: [], meta: { total: 11, last_page: 1 } } });
  });

  it.each([
    ["cs", ["Cibulka", "Čermák", "Hora", "Chalupa"]],
    ["pl", ["Čermák", "Chalupa", "Cibulka", "Hora"]],
  ])("is sorted by surname as the reader's language %s sorts names", async (language, sorted) => {
    for (const surname of ["Hora", "Chalupa", "Čermák", "Cibulka"])
      if (language === "cs") expect(await add(someone({ surname }))).toMatchObject({ status: 201 });
    const headers = { "accept-language": language };
    const answer = await backend().call("GET", "/v2/installer/user?limit=100", { ...petr, headers });
    const surnames = bodyOf("listTeam", answer).data.map(({ surname }) => surname);
    expect(surnames.filter((surname) => sorted.includes(surname))).toEqual(sorted);
  });

  it("shows the fields of a member, without the e-mail address", async () => {
    const answer = await member("GET", await uuid(TOMAS));
    expect(answer).toMatchObject({
      status: 200,
      body: { name: "Tomáš", phone: "601234567", role: { id: 4, name: "installer" }, active: 1 },
    });
    expect(JSON.stringify(answer.body)).not.toContain("@");
  });

  it("of another company answers 404 to every call", async () => {
    const foreign = await uuid(MAREK);
    const nobody = "00000000-0000-7000-8000-000000000000";
    const form = ({ status, body }: { status: number; body: unknown }) =>
      `${status} ${JSON.stringify(body).replace(/urn:request:[\w-]+/, "")}`;
    for (const call of [
      (id: string) => member("GET", id),
      (id: string) => member("PATCH", id, petr, { name: "Jan" }),
      (id: string) => member("DELETE", id),
      (id: string) => backend().call("GET", `/v1/installer/user/${id}/resend`, petr),
    ]) {
      const answer = await call(foreign);
      expect(answer).toMatchObject({ status: 404, body: { code: "not_found" } });
      expect(form(answer)).toBe(form(await call(nobody)));
    }
  });
});

describe("a new member", () => {
  it("is an installer who never signed in, and gets an invitation in the country's language", async () => {
    const answer = await add();
    expect(answer).toMatchObject({
      status: 201,
      body: {
        role: { id: 4 },
        last_active_at: null,
        invited_at: backend().clock.now().toISOString(),
        contribute_points: 0,
        projects_count: 0,
        active: 1,
      },
    });
    const { phone } = bodyOf("createTeamMember", answer);
    const [sent] = await backend()
      .database.db.select()
      .from(outbox)
      .where(eq(outbox.recipient, `+420${phone}`));
    expect(sent).toMatchObject({ channel: "sms", template: "invitation", language: "cs" });
  });

  it.each(
    everyNth<[string, object, object]>(3, [
      ["a taken number", { phone: "777123456" }, { phone: ["Phone number is not unique."] }],
      ["an invalid number", { phone: "12345" }, { phone: ["Invalid phone number."] }],
      ["digits in the name", { name: "Jan 2" }, { name: ["Digits are not allowed."] }],
      ["digits in the surname", { surname: "4" }, { surname: ["Digits are not allowed."] }],
      ["no surname", { surname: " " }, { surname: [matchers.any(String)] }],
      ["a role", { role: 3 }, { role: ["Unknown field."] }],
      ["another company", { company_id: 1 }, { company_id: ["Unknown field."] }],
    ]),
  )("with %s is refused", async (_name, change, errors) => {
    expect(await add(someone(change))).toMatchObject({ status: 422, body: { errors } });
  });

  it("is added once per idempotency key", async () => {
    const body = someone();
    const headers = { "idempotency-key": "jan" };
    const first = await add(body, petr, headers);
    expect(await add(body, petr, headers)).toMatchObject({ status: 201, body: first.body });
  });

  it("is refused in a full team, by the database too", async () => {
    for (const email of [MAREK, "anna@dachserwis.example"]) {
      expect(await add(someone({ phone: "602999111" }), await backend().signIn(email))).toMatchObject({
        status: 409,
        body: { code: "team_full", errors: { team: ["The team is full. Owners: up to 1, installers: up to 10."] } },
      });
    }
    const { companyId } = await backend().person(MAREK);
    await expect(
      backend().database.exec(
        `insert into app_user (uuid, company_id, role, name, surname, phone_e164, created_at)
         values (gen_random_uuid(), ${companyId}, 4, 'Jan', 'Jan', '+48602999112', now())`,
      ),
    ).rejects.toThrow("is full");
  });
});

describe("a change of a member", () => {
  it("stores the fields that are sent", async () => {
    const id = uuidOf(await add());
    expect(await member("PATCH", id, tomas, { surname: " Veselý " })).toMatchObject({
      status: 200,
      body: { name: "Jan", surname: "Veselý" },
    });
  });

  it("ends the sessions when somebody else changes the phone number, but not for one's own change", async () => {
    const id = await uuid(TOMAS);
    expect(await member("PATCH", id, petr, { phone: "601234567" })).toMatchObject({ status: 200 });
    expect((await self(tomas)).status).toBe(200);
    expect(await member("PATCH", id, tomas, { phone: "601234568" })).toMatchObject({
      status: 200,
      body: { phone: "601234567", pending_phone: "601234568" },
    });
    expect((await self(tomas)).status).toBe(200);
    expect(await member("PATCH", id, petr, { phone: "601234569" })).toMatchObject({
      status: 200,
      body: { phone: "601234567", pending_phone: "601234569" },
    });
    expect(await self(tomas)).toMatchObject({ status: 401, body: { code: "session_revoked" } });
  });

  it("is refused for an owner by an installer", async () => {
    expect(await member("PATCH", await uuid(PETR), tomas, { name: "Pavel" })).toMatchObject({
      status: 403,
      body: { code: "role_not_allowed", errors: { team: ["Only an owner can do this."] } },
    });
  });

  it.each([
    ["a taken number", { phone: "777123456" }, { phone: ["Phone number is not unique."] }],
    ["the last activity", { last_active_at: null }, { last_active_at: [matchers.any(String)] }],
    ["nothing", {}, { request: [matchers.any(String)] }],
  ])("with %s is refused", async (_name, body, errors) => {
    expect(await member("PATCH", await uuid(TOMAS), petr, body)).toMatchObject({ status: 422, body: { errors } });
  });
});

describe("removing a member", () => {
  it("ends the sessions at once and frees the phone number; the work stays", async () => {
    const phone = "602555111";
    const id = uuidOf(await add(someone({ phone })));
    const asked = await backend().call("POST", "/v2/installer/login", { body: { phone, region: 4 } });
    const { user_id: userId, challenge } = bodyOf("installerLogin", asked);
    const code = await backend().lastCode(`+420${phone}`);
    const signedIn = await backend().call("POST", "/v2/installer/login/verify", { body: { userId, challenge, code } });
    const jan = { token: tokensOf(signedIn).token };
    expect((await self(jan)).status).toBe(200);
    expect(await member("DELETE", id)).toMatchObject({ status: 204, body: undefined });
    expect(await self(jan)).toMatchObject({ status: 401, body: { code: "session_revoked" } });
    expect((await member("GET", id)).status).toBe(404);
    // The number got an invitation less than a minute ago, and the limit counts per number (SEC-24).
    expect(await add(someone({ phone }))).toMatchObject({ status: 429, body: { code: "rate_limited" } });
    const deletedAt = backend().clock.now();
    backend().advance(MINUTE);
    expect(await add(someone({ phone }))).toMatchObject({ status: 201 });
    const [row] = await backend().database.db.select().from(appUser).where(eq(appUser.uuid, id));
    expect(row?.deletedAt).toEqual(deletedAt);
  });

  it("and added again and again does not raise the limits of messages to the number", { tags: "long" }, async () => {
    const body = someone();
    const requestCodes = () =>
      Promise.all(
        ["198.51.100.1", "203.0.113.1", "192.0.2.99"].map((ip) =>
          backend().call("POST", "/v2/installer/login", { body: { phone: body.phone, region: 4 }, ip }),
        ),
      );
    for (let round = 0; round < 5; round++) {
      const id = uuidOf(await add(body));
      await requestCodes();
      backend().advance(61_000);
      await requestCodes();
      for (let change = 0; change < 2; change++) await member("PATCH", id, petr, { phone: someone().phone });
      expect(await member("DELETE", id)).toMatchObject({ status: 204 });
    }
    const sent = await backend()
      .database.db.select({ template: outbox.template })
      .from(outbox)
      .where(eq(outbox.recipient, `+420${body.phone}`));
    const count = (template: string) => sent.filter((message) => message.template === template).length;
    expect([count("invitation"), count("login_code"), count("contact_change")]).toEqual([5, 15, 5]);
  });

  it("is refused for oneself, and for an owner by an installer", async () => {
    expect(await member("DELETE", await uuid(PETR))).toMatchObject({
      status: 409,
      body: { code: "cannot_delete_self", errors: { team: [matchers.any(String)] } },
    });
    expect(await member("DELETE", await uuid(TOMAS), tomas)).toMatchObject({
      status: 409,
      body: { code: "cannot_delete_self" },
    });
    expect(await member("DELETE", await uuid(PETR), tomas)).toMatchObject({
      status: 403,
      body: { code: "role_not_allowed", errors: { team: [matchers.any(String)] } },
    });
  });

  it("is refused for the last owner, by the database too", async () => {
    const second = uuidOf(await add());
    await backend().database.exec(`update app_user set role = 3 where uuid = '${second}'`);
    expect(await member("DELETE", second)).toMatchObject({ status: 204 });
    await expect(
      backend().database.exec(`update app_user set deleted_at = now() where email_norm = '${PETR}'`),
    ).rejects.toThrow("keeps an owner");
  });
});

describe("an invitation sent again", () => {
  const resend = (id: string, { token } = tomas) => backend().call("GET", `/v1/installer/user/${id}/resend`, { token });

  it("is possible for everyone, once a minute, with no-store", async () => {
    const id = uuidOf(await add());
    expect(await resend(id)).toMatchObject({ status: 429, headers: { "retry-after": "60" } });
    backend().advance(MINUTE);
    expect(await resend(id)).toMatchObject({
      status: 200,
      body: { resend_after: 60 },
      headers: { "cache-control": "no-store" },
    });
    expect(await member("GET", id)).toMatchObject({ body: { invited_at: backend().clock.now().toISOString() } });
    const { rows } = await backend().database.db.execute<{ sent: number }>(
      `select count(*)::int as sent from invitation join app_user on app_user.id = user_id where app_user.uuid = '${id}'`,
    );
    expect(rows[0]?.sent).toBe(2);
    expect(await backend().database.db.$count(invitation)).toBeGreaterThan(1);
  });
});

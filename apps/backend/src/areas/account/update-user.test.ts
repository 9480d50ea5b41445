import { DAY, HOUR } from "@lucarne/api-client/durations";
import { beforeEach, describe, expect, it } from "vitest";

import { balanceOf } from "../../ledger/accounts.ts";
import { withBackend } from "../../testing/backend.ts";
import { matchers } from "../../../../../test-matchers.ts";
import { everyNth } from "../../../../../test-sample.ts";

const backend = withBackend();
const MAREK = "marek@dachserwis.example";
const ANNA = "anna@dachserwis.example";

let marek: { token: string; userId: number };
let anna: { token: string; userId: number };

beforeEach(async () => {
  backend().advance(DAY + HOUR);
  marek = await backend().signIn(MAREK);
  anna = await backend().signIn(ANNA);
});

const patch = (who: { token: string }, id: number, body: object) =>
  backend().call("PATCH", `/v1/company/user/${id}`, { token: who.token, body });

describe("the own account", () => {
  it("changes the fields that are sent and keeps the rest", async () => {
    const answer = await patch(marek, marek.userId, {
      languages_id: 10,
      phone_consent: 1,
      surname: " Kowalczyk-Nowak ",
    });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        languages_id: 10,
        language: "pl",
        phone_consent: 1,
        email_consent: 1,
        name: "Marek",
        surname: "Kowalczyk-Nowak",
      },
    });
  });

  it("keeps the verification when the same address is sent", async () => {
    expect(await patch(anna, anna.userId, { email: ANNA.toUpperCase() })).toMatchObject({
      status: 200,
      body: { email: ANNA, verified_email_at: matchers.any(String) },
    });
  });

  it.each(
    everyNth<[string, object, object]>(3, [
      ["a taken address", { email: ANNA }, { email: ["The email has already been taken."] }],
      ["a taken number", { phone: "601880114" }, { phone: ["Phone number is not unique."] }],
      ["a number of another country", { phone: "12345" }, { phone: ["Invalid phone number."] }],
      ["a name with digits", { name: "Marek2" }, { name: ["Digits are not allowed."] }],
      ["an empty name", { name: "  " }, { name: [matchers.any(String)] }],
      ["an unknown language", { languages_id: 16 }, { languages_id: [matchers.any(String)] }],
      ["nothing", {}, { request: [matchers.any(String)] }],
    ]),
  )("refuses %s", async (_name, body, errors) => {
    expect(await patch(marek, marek.userId, body)).toMatchObject({ status: 422, body: { errors } });
  });

  it.each(
    everyNth(3, [
      "role",
      "active",
      "company_id",
      "company_points",
      "verified_email_at",
      "points",
      "uuid",
      "has_survey",
    ]),
  )("never writes %s", async (field) => {
    expect(await patch(marek, marek.userId, { name: "Marek", [field]: 1 })).toMatchObject({
      status: 422,
      body: { errors: { [field]: ["Unknown field."] } },
    });
  });

  it("accepts the test number", async () => {
    expect(await patch(marek, marek.userId, { phone: "999999999123" })).toMatchObject({
      status: 200,
      body: { phone: "601234567", pending_phone: "999999999123" },
    });
    expect(await patch(marek, marek.userId, { phone: "601234567" })).toMatchObject({
      status: 200,
      body: { phone: "601234567" },
    });
  });
});

describe("options", () => {
  const options = (text: unknown) => patch(marek, marek.userId, { options: text });

  it("are merged key by key and keep unknown stored keys", async () => {
    await backend().database.exec(
      `update app_user set options = '{"theirs":7,"firstTime":true}' where id = ${marek.userId}`,
    );
    const answer = await options('{"firstTime":false,"expPtsSeen":"2026-10-04"}');
    expect(answer.status).toBe(200);
    expect((await backend().person(MAREK)).options).toEqual({ theirs: 7, firstTime: false, expPtsSeen: "2026-10-04" });
  });

  it.each(
    everyNth<string>(3, [
      "{",
      "[]",
      "null",
      '"text"',
      "{}",
      '{"theirs":8}',
      '{"firstTime":"no"}',
      '{"expPtsSeen":"yesterday"}',
      '{"__proto__":{"a":1}}',
    ]),
  )("refuse %s", async (text) => {
    expect(await options(text)).toMatchObject({ status: 422, body: { errors: { options: [matchers.any(String)] } } });
  });

  it("above 4 kB are refused", async () => {
    expect(await options(JSON.stringify({ expPtsSeen: "x".repeat(4096) }))).toMatchObject({ status: 422 });
  });
});

describe("other accounts", () => {
  it("an owner changes a colleague's name and phone; a new phone ends the colleague's sessions", async () => {
    expect(await patch(anna, marek.userId, { name: "Marian" })).toMatchObject({
      status: 200,
      body: { name: "Marian" },
    });
    expect(await backend().call("GET", "/v1/company/user/self", marek)).toMatchObject({ status: 200 });
    expect(await patch(anna, marek.userId, { phone: "602234567", name: "Marek" })).toMatchObject({ status: 200 });
    expect(await backend().call("GET", "/v1/company/user/self", marek)).toMatchObject({
      status: 401,
      body: { code: "session_revoked" },
    });
    await patch(anna, marek.userId, { phone: "601234567" });
  });

  it("an owner changes nothing else of a colleague, an installer nothing at all", async () => {
    const refusal = { status: 403, body: { code: "role_not_allowed" } };
    expect(await patch(anna, marek.userId, { email: "x@example.com" })).toMatchObject(refusal);
    expect(await patch(anna, marek.userId, { name: "Marek", options: '{"firstTime":true}' })).toMatchObject(refusal);
    expect(await patch(marek, anna.userId, { name: "Hanna" })).toMatchObject(refusal);
  });

  it("a user of another company answers 404, like an unknown one", async () => {
    const { id } = await backend().person("petr@strechynovak.example");
    const foreign = await patch(anna, id, { name: "Pavel" });
    const nobody = await patch(anna, 999_999, { name: "Pavel" });
    const form = ({ body }: typeof nobody) => JSON.stringify(body).replace(/urn:request:[\w-]+/, "");
    expect(foreign.status).toBe(404);
    expect(form(foreign)).toBe(form(nobody));
    expect((await backend().person("petr@strechynovak.example")).name).toBe("Petr");
  });
});

describe("profile-completion points", () => {
  it("are granted once, for the first complete profile of the company", async () => {
    const email = "kristjan@katus.example";
    await backend().database.exec(
      `delete from lot_use where false; update app_user set email_consent = 0, options = '{}' where email_norm = '${email}'`,
    );
    const person = await backend().person(email);
    const session = await backend().signIn(email);
    const before = (await balanceOf(backend().database.db, person.companyId)).spendable;
    await patch(session, session.userId, { email_consent: 1 });
    await patch(session, session.userId, { email_consent: 0 });
    await patch(session, session.userId, { email_consent: 1 });
    // The seeded company has received them already.
    expect((await balanceOf(backend().database.db, person.companyId)).spendable).toBe(before);
  });
});

import { DAY, HOUR } from "@lucarne/api-client/durations";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import { appUser, company, setting } from "../../db/schema/index.ts";
import { balanceOf } from "../../ledger/accounts.ts";
import { withBackend } from "../../testing/backend.ts";
import { REGISTRATION_ANSWERS } from "../../testing/profile.ts";
import { WIDE_LIMITS } from "../../testing/rate-limits.ts";

const backend = withBackend({ settings: { rateLimits: WIDE_LIMITS } });
const MAREK = "marek@dachserwis.example";
const KRISTJAN = "kristjan@katus.example";

beforeEach(() => backend().advance(DAY + HOUR));

const patch = async (email: string, body: object, id?: number) => {
  const { token, userId } = await backend().signIn(email);
  const [person] = await backend().database.db.select().from(appUser).where(eq(appUser.id, userId));
  return backend().call("PATCH", `/v1/company/${id ?? person?.companyId ?? 0}`, { token, body });
};

describe("the company", () => {
  it("can be changed by an installer; fields that are not sent stay", async () => {
    expect(
      await patch(MAREK, { name: " Dach-Serwis ", address: "ul. Podhalańska 20", postal_code: "34-401" }),
    ).toMatchObject({
      status: 200,
      body: {
        name: "Dach-Serwis",
        address: "ul. Podhalańska 20",
        postal_code: "34-401",
        city: "Nowy Targ",
        registration_number: "7352851190",
      },
    });
  });

  it.each([
    ["digits in the city", { city: "Nowy Targ 2" }, { city: ["Digits are not allowed."] }],
    ["letters in the postal code", { postal_code: "34-A00" }, { postal_code: ["Letters are not allowed."] }],
    ["an emptied number", { registration_number: "" }, { registration_number: [expect.any(String)] }],
    ["activation", { active: 1 }, { active: [expect.any(String)] }],
    ["nothing", {}, { request: [expect.any(String)] }],
  ])("refuses %s", async (_name, body, errors) => {
    expect(await patch(MAREK, body)).toMatchObject({ status: 422, body: { errors } });
  });

  it.each(["regions_id", "company_points", "is_recommended", "has_edenred_card", "pending_edenred_card", "uuid", "id"])(
    "never writes %s",
    async (field) => {
      expect(await patch(MAREK, { name: "Dach", [field]: 1 })).toMatchObject({
        status: 422,
        body: { errors: { [field]: ["Unknown field."] } },
      });
    },
  );

  it("of somebody else answers 404", async () => {
    const { companyId } = await backend().person(KRISTJAN);
    const foreign = await patch(MAREK, { name: "Mine" }, companyId);
    const none = await patch(MAREK, { name: "Mine" }, 999_999);
    const form = ({ body }: typeof none) => JSON.stringify(body).replace(/urn:request:[\w-]+/, "");
    expect(foreign).toMatchObject({ status: 404, body: { code: "not_found" } });
    expect(form(foreign)).toBe(form(none));
  });

  it("needs a number that no other company of the country has", async () => {
    await backend().database.exec(
      "update company set registration_number = '111' where registration_number = '7352851190'",
    );
    const { companyId } = await backend().person("petr@strechynovak.example");
    await backend().database.db.update(company).set({ regionId: 10 }).where(eq(company.id, companyId));
    for (const number of ["27604977", "２７６０４９７７", "2760\u200b4977"]) {
      expect(await patch(MAREK, { registration_number: number })).toMatchObject({
        status: 422,
        body: { errors: { registration_number: ["The company registration number has already been taken."] } },
      });
      backend().advance(DAY + HOUR);
    }
    expect(await patch(MAREK, { registration_number: "pl12\u00ad3" })).toMatchObject({
      status: 200,
      body: { registration_number: "123" },
    });
    backend().advance(DAY + HOUR);
    expect(await patch(MAREK, { registration_number: "111" })).toMatchObject({ status: 200 });
    await backend().database.db.update(company).set({ regionId: 4 }).where(eq(company.id, companyId));
  });

  it.each([{ registration_number: "ß".repeat(20) }, { registration_number_2: "㌀".repeat(20) }])(
    "refuses a number that is too long in its stored form: %j",
    async (body) => {
      const [field] = Object.keys(body);
      expect(await patch(MAREK, body)).toMatchObject({
        status: 422,
        body: { errors: { [String(field)]: [expect.stringContaining("20")] } },
      });
    },
  );

  it("may send its number in groups", async () => {
    expect(await patch(MAREK, { registration_number: "735 285 11 90" })).toMatchObject({
      status: 200,
      body: { registration_number: "7352851190" },
    });
  });

  it("accepts its second number with the token of an incomplete sign-in", async () => {
    expect(await patch(KRISTJAN, { registration_number_2: "EE101234567" })).toMatchObject({
      status: 200,
      body: { registration_number_2: "EE101234567" },
    });
  });
});

describe("the registration survey", () => {
  it("is validated and accepted once", async () => {
    const { companyId } = await backend().person(KRISTJAN);
    await backend().database.db.insert(setting).values({ regionId: 5, key: "survey_points", value: 5 });
    const before = (await balanceOf(backend().database.db, companyId)).spendable;
    expect(await patch(KRISTJAN, { surveyResponse: '[{"id":0,"questionId":1,"answers":[99]}]' })).toMatchObject({
      status: 422,
      body: { errors: { surveyResponse: [expect.any(String)] } },
    });
    expect(await patch(KRISTJAN, { surveyResponse: REGISTRATION_ANSWERS })).toMatchObject({ status: 200 });
    expect(await patch(KRISTJAN, { surveyResponse: REGISTRATION_ANSWERS })).toMatchObject({
      status: 409,
      body: { code: "survey_locked", errors: { surveyResponse: [expect.any(String)] } },
    });
    expect((await balanceOf(backend().database.db, companyId)).spendable).toBe(before + 5);
  });

  it("is limited to one by the database too", async () => {
    const { companyId } = await backend().person(KRISTJAN);
    await expect(
      backend().database.exec(`update company set survey_response = '[]' where id = ${companyId}`),
    ).rejects.toThrow("is answered");
  });
});

describe("declining the terms", () => {
  it("is refused in an emulated session", async () => {
    const { id, companyId } = await backend().person("petr@strechynovak.example");
    const token = await backend().emulate(id);
    expect(await backend().call("PATCH", `/v1/company/${companyId}`, { token, body: { active: 2 } })).toMatchObject({
      status: 403,
      body: { code: "emulated_session", errors: { session: [expect.any(String)] } },
    });
  });

  it("ends all sessions of the company at once; later sign-ins answer 404", async () => {
    const petr = await backend().signIn("petr@strechynovak.example");
    const { companyId } = await backend().person("petr@strechynovak.example");
    expect(await patch("tomas@strechynovak.example", { active: 2 })).toMatchObject({
      status: 200,
      body: { active: 2 },
    });
    expect(await backend().call("GET", "/v1/company/user/self", { token: petr.token })).toMatchObject({
      status: 401,
      body: { code: "account_inactive" },
    });
    expect(
      await backend().call("POST", "/v2/installer/refresh", { body: { refresh_token: petr.refresh_token } }),
    ).toMatchObject({ status: 401 });
    for (const email of ["petr@strechynovak.example", "tomas@strechynovak.example"]) {
      expect(await backend().call("POST", "/v2/installer/login", { body: { email } })).toMatchObject({
        status: 404,
        body: { code: "installer_not_found" },
      });
    }
    expect(companyId).toBeGreaterThan(0);
  });
});

import { REGIONS, regionBySlug, registrableRegions } from "@lucarne/api-client/regions";
import { eq } from "drizzle-orm";
import { getExampleNumber, isSupportedCountry } from "libphonenumber-js";
import examples from "libphonenumber-js/mobile/examples";
import { beforeEach, describe, expect, it } from "vitest";

import { company, consentEvent, setting } from "../../db/schema/index.ts";
import { balanceOf } from "../../ledger/accounts.ts";
import { type TestAnswer, withBackend } from "../../testing/backend.ts";
import { newProfile } from "../../testing/profile.ts";
import { WIDE_LIMITS } from "../../testing/rate-limits.ts";
import { bodyOf, problemIn } from "../../testing/body-of.ts";
import { matchers } from "../../../../../test-matchers.ts";

const backend = withBackend({ settings: { rateLimits: WIDE_LIMITS } });
const PATH = "/v2/company/register";
const register = (body: unknown, headers: Record<string, string> = {}) =>
  backend().call("POST", PATH, { body, headers });
const companyOf = async (uuid: string) => {
  const [row] = await backend().database.db.select().from(company).where(eq(company.uuid, uuid));
  if (!row) throw new Error(`There is no company ${uuid}.`);
  return row;
};
const uuidOf = (answer: TestAnswer) => bodyOf("registerCompany", answer).company_uuid;

beforeEach(() => backend().advance(3_600_000));

let numbers = 10;

/** Another valid mobile number of the country at each call. */
const phoneIn = (slug: string): string => {
  const country = slug.toUpperCase();
  const number = isSupportedCountry(country) ? getExampleNumber(country, examples) : undefined;
  if (!number) throw new Error(`There is no example number of ${slug}.`);
  return `${number.nationalNumber.slice(0, -2)}${++numbers}`;
};

describe("a registration", () => {
  it("creates company, owner, account, welcome points, survey and consents in one step", async () => {
    const profile = newProfile({
      email: "Ewa.NOWAK@New.example",
      companyRegistrationNumber: "6793456789",
      invite: "jesien",
    });
    const answer = await register(profile);
    expect(answer).toMatchObject({ status: 201, body: { welcome_points: 20 } });
    const own = await companyOf(uuidOf(answer));
    expect(own).toMatchObject({
      active: 1,
      registrationNumber: "6793456789",
      invite: "jesien",
      termsAcceptedAt: backend().clock.now(),
    });
    expect(own.termsIpHash).toHaveLength(32);
    expect(own.surveyResponse).toHaveLength(8);
    expect(await balanceOf(backend().database.db, own.id)).toEqual({ spendable: 20, reserved: 0 });
    const owner = await backend().person("ewa.nowak@new.example");
    expect(owner).toMatchObject({
      role: 3,
      companyId: own.id,
      languagesId: 10,
      emailConsent: 1,
      phoneConsent: 0,
      verifiedEmailAt: null,
    });
    expect(owner.options).toEqual({ consentSeen: true, hasAgreedToTerms: true });
    const consents = await backend().database.db.select().from(consentEvent).where(eq(consentEvent.userId, owner.id));
    expect(consents.map(({ kind, given }) => [kind, given])).toEqual([
      ["terms", 1],
      ["email", 1],
      ["phone", 0],
    ]);
    const { token } = await backend().signIn("ewa.nowak@new.example");
    expect(await backend().call("GET", "/v1/company/user/self", { token })).toMatchObject({
      body: { role: { id: 3 }, has_survey: 1, company: { uuid: own.uuid } },
    });
  });

  it("gives survey points where the country has set some, and no welcome points where they are 0", async () => {
    await backend().database.db.insert(setting).values({ regionId: 12, key: "survey_points", value: 7 });
    await backend().database.exec("update region set welcome_points = 0 where id = 12");
    const answer = await register(newProfile({ regionsId: 12, phone: phoneIn("rs") }));
    expect(answer).toMatchObject({ status: 201, body: { welcome_points: 0 } });
    const { id } = await companyOf(uuidOf(answer));
    expect((await balanceOf(backend().database.db, id)).spendable).toBe(7);
  });

  it("is created once per idempotency key", async () => {
    const profile = newProfile();
    const headers = { "idempotency-key": "one-registration" };
    const first = await register(profile, headers);
    const again = await register(profile, headers);
    expect(again).toMatchObject({ status: 201, body: first.body, headers: { "idempotent-replayed": "true" } });
    expect(await register({ ...profile, name: "Eva" }, headers)).toMatchObject({
      body: { code: "idempotency_mismatch" },
    });
  });

  it.each(["jesien-2026", "<script>", "'; drop table company"])("stores the unknown invite %s", async (invite) => {
    const answer = await register(newProfile({ invite }));
    expect((await companyOf(uuidOf(answer))).invite).toBe(invite);
  });
});

const COUNTRIES = registrableRegions().map((region) => [region.slug, region] as const);

describe("registration numbers in each of the fourteen countries", () => {
  it.each(COUNTRIES.filter(([, region]) => region.companyNumber.required))(
    "%s requires its numbers, by their local names",
    async (slug, region) => {
      const profile = newProfile({ regionsId: region.id, phone: phoneIn(slug) });
      const answer = await register(profile);
      expect(answer).toMatchObject({ status: 422, body: { code: "validation_failed" } });
      const { errors = {} } = problemIn(answer);
      const labels = [region.companyNumber.label, region.secondCompanyNumber?.label ?? []].flat();
      expect(Object.keys(errors)).toEqual(
        ["companyRegistrationNumber", "companyRegistrationNumber2"].slice(0, labels.length),
      );
      expect(Object.values(errors)).toEqual(labels.map((label) => [`Enter the company’s ${label}.`]));
      const numbers = {
        companyRegistrationNumber: `N${region.id}`,
        ...(region.secondCompanyNumber ? { companyRegistrationNumber2: `S${region.id}` } : {}),
      };
      expect(await register({ ...profile, ...numbers })).toMatchObject({ status: 201 });
    },
  );

  it.each(COUNTRIES.filter(([, region]) => !region.companyNumber.required))(
    "%s requires no number",
    async (slug, region) => {
      expect(await register(newProfile({ regionsId: region.id, phone: phoneIn(slug) }))).toMatchObject({ status: 201 });
    },
  );

  it.each(REGIONS.filter(({ registrable }) => !registrable).map(({ slug, id }) => [slug, id]))(
    "%s cannot be registered in",
    async (_slug, regionsId) => {
      expect(await register(newProfile({ regionsId }))).toMatchObject({
        status: 422,
        body: { errors: { regionsId: [matchers.any(String)] } },
      });
    },
  );
});

describe("a refused registration", () => {
  it.each([
    ["a name with digits", { name: "Ewa2" }, { name: ["Digits are not allowed."] }],
    ["a surname with Arabic digits", { surname: "Nowak٣" }, { surname: ["Digits are not allowed."] }],
    [
      "letters in the postal code",
      { companyPostalCode: "33-1OO" },
      { companyPostalCode: ["Letters are not allowed."] },
    ],
    ["digits in the city", { companyCity: "Tarnów 2" }, { companyCity: ["Digits are not allowed."] }],
    ["a phone of another country", { phone: "777123456789" }, { phone: ["Invalid phone number."] }],
    ["no house number", { companyHouseNumber: " " }, { companyHouseNumber: ["This field is required."] }],
    ["an empty survey", { surveyResponse: "[]" }, { surveyResponse: [matchers.any(String)] }],
    ["options of another program", { options: '{"role":3}' }, { options: [matchers.any(String)] }],
    [
      "numbers that are too long in their stored form",
      { companyRegistrationNumber: "ß".repeat(20), companyRegistrationNumber2: "㌀".repeat(20) },
      {
        companyRegistrationNumber: ["Too long. Maximum characters: 20."],
        companyRegistrationNumber2: ["Too long. Maximum characters: 20."],
      },
    ],
    ["a role", { role: 3 }, { role: ["Unknown field."] }],
    ["points", { welcome_points: 1000 }, { welcome_points: ["Unknown field."] }],
  ])("%s", async (_name, change, errors) => {
    expect(await register(newProfile(change))).toMatchObject({ status: 422, body: { errors } });
  });

  it("lists every error at once, with the fixed sentences for values that are taken", async () => {
    const taken = { email: "anna@dachserwis.example", phone: "601880114", companyRegistrationNumber: "7352851190" };
    const answer = await register(newProfile({ ...taken, surveyResponse: "[" }));
    expect(answer).toMatchObject({
      status: 422,
      body: {
        errors: {
          email: ["The email has already been taken."],
          phone: ["Phone number is not unique."],
          companyRegistrationNumber: ["The company registration number has already been taken."],
          surveyResponse: [matchers.any(String)],
        },
      },
    });
  });

  it("stores nothing", async () => {
    const before = await backend().database.db.$count(company);
    await register(newProfile({ email: "anna@dachserwis.example" }));
    expect(await backend().database.db.$count(company)).toBe(before);
  });

  it("accepts hyphens, apostrophes, Cyrillic, the test number and a number in groups", async () => {
    const { id } = regionBySlug("ua") ?? { id: 0 };
    const change = {
      name: "Мар’яна-Олена",
      surname: "О'Коннор",
      phone: "999999999042",
      regionsId: id,
      companyRegistrationNumber: "3845 672",
    };
    expect(await register(newProfile(change))).toMatchObject({ status: 201 });
  });

  it("accepts a number that is taken in another country", async () => {
    expect(
      await register(newProfile({ regionsId: 11, phone: phoneIn("ro"), companyRegistrationNumber: "7352851190" })),
    ).toMatchObject({ status: 201 });
  });
});

import { DAY, HOUR } from "@lucarne/api-client/durations";
import { beforeEach, describe, expect, it } from "vitest";

import { withBackend } from "../../../testing/backend.ts";
import { bodyOf } from "../../../testing/body-of.ts";
import { z } from "zod";

const backend = withBackend();

beforeEach(() => backend().advance(DAY + HOUR));

const self = async (email: string) => {
  const { token } = await backend().signIn(email);
  const user = bodyOf("getCurrentUser", await backend().call("GET", "/v1/company/user/self", { token }));
  return { ...user, options: z.record(z.string(), z.unknown()).parse(JSON.parse(String(user.options))) };
};

describe("the seeded users", () => {
  it("created before February 2024 in Czechia have not accepted the terms", async () => {
    const jana = await self("jana@oknamorava.example");
    expect(jana).toMatchObject({ region: { slug: "cz" }, role: { id: 3 } });
    expect(jana.options).not.toHaveProperty("hasAgreedToTerms");
    expect(jana.created_at < "2024-02-01").toBe(true);
  });

  it("registered today are on their first visit with an unverified e-mail", async () => {
    const tina = await self("tina@novastreha.example");
    expect(tina).toMatchObject({ verified_email_at: null, has_survey: 1 });
    expect(tina.options).not.toHaveProperty("firstTime");
    const { uuid } = tina.company;
    const { token } = await backend().signIn("matej@streha.example");
    expect((await backend().call("GET", `/v1/company/points/${uuid}`, { token })).status).toBe(404);
  });

  it("have open consents, and their company has no registration number", async () => {
    expect(await self("beata@jasnystrych.example")).toMatchObject({
      email_consent: 0,
      phone_consent: 0,
      options: { firstTime: false },
      company: { registration_number: null },
    });
  });

  it("have no second number and no survey", async () => {
    const { body } = await backend().call("POST", "/v2/installer/login", {
      body: { email: "lucia@podkrovie.example" },
    });
    expect(body).toMatchObject({ has_regnr2: 0, has_survey: 0 });
  });

  it.each([
    ["of a company that declined the terms", { email: "dario@starikrov.example" }],
    ["who is deactivated", { phone: "662447056", region: 10 }],
  ])("%s are not found", async (_name, body) => {
    expect(await backend().call("POST", "/v2/installer/login", { body })).toMatchObject({ status: 404 });
  });
});

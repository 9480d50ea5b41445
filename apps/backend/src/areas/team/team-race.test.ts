import { and, eq, isNull } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { appUser } from "../../db/schema/index.ts";
import { withBackend } from "../../testing/backend.ts";
import { newProfile } from "../../testing/profile.ts";
import { WIDE_LIMITS } from "../../testing/rate-limits.ts";
import { codeOf, problemIn } from "../../testing/body-of.ts";
import { times } from "../../testing/times.ts";

const backend = withBackend({ kind: "postgres", settings: { rateLimits: WIDE_LIMITS } });

describe("parallel calls", () => {
  it("30 adds to a team of 8 installers: two succeed", async () => {
    const anna = await backend().signIn("anna@dachserwis.example");
    const { companyId } = await backend().person("anna@dachserwis.example");
    await backend().database.exec(
      `update app_user set deleted_at = now() where id in
       (select id from app_user where company_id = ${companyId} and role = 4 order by id desc limit 2)`,
    );
    const answers = await times(30, (index) =>
      backend().call("POST", "/v1/installer/user", {
        token: anna.token,
        body: { name: "Jan", surname: "Nowak", phone: String(602_300_000 + index) },
      }),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
    expect(answers.filter((answer) => codeOf(answer) === "team_full")).toHaveLength(28);
    const live = and(eq(appUser.companyId, companyId), eq(appUser.role, 4), isNull(appUser.deletedAt));
    expect(await backend().database.db.$count(appUser, live)).toBe(10);
  });

  it("two owners who remove each other: one stays", async () => {
    const petr = await backend().signIn("petr@strechynovak.example");
    const tomas = await backend().signIn("tomas@strechynovak.example");
    await backend().database.exec("update app_user set role = 3 where email_norm = 'tomas@strechynovak.example'");
    const [first, second] = [
      await backend().person("petr@strechynovak.example"),
      await backend().person("tomas@strechynovak.example"),
    ];
    const answers = await Promise.all([
      backend().call("DELETE", `/v1/installer/user/${second.uuid}`, { token: petr.token }),
      backend().call("DELETE", `/v1/installer/user/${first.uuid}`, { token: tomas.token }),
    ]);
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
  });

  it("ten registrations of one number: one company", async () => {
    const number = { companyRegistrationNumber: "5554443332" };
    const answers = await times(10, () => backend().call("POST", "/v2/company/register", { body: newProfile(number) }));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(
      answers.filter(
        (answer) =>
          answer.status !== 201 &&
          problemIn(answer).message === "The company registration number has already been taken.",
      ),
    ).toHaveLength(9);
  });

  it("ten surveys of one company: one is accepted", async () => {
    const profile = newProfile();
    await backend().call("POST", "/v2/company/register", { body: profile });
    const { token } = await backend().signIn(String(profile["email"]));
    const { companyId } = await backend().person(String(profile["email"]));
    await backend().database.exec(
      `alter table company disable trigger company_survey_once; update company set survey_response = null where id = ${companyId}; alter table company enable trigger company_survey_once`,
    );
    const answers = await times(10, () =>
      backend().call("PATCH", `/v1/company/${companyId}`, {
        token,
        body: { surveyResponse: profile["surveyResponse"] },
      }),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => codeOf(answer) === "survey_locked")).toHaveLength(9);
  });
});

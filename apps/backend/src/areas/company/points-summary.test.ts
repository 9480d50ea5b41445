import { MINUTE } from "@lucarne/api-client/durations";
import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import { withBackend } from "../../testing/backend.ts";
import { bodyOf } from "../../testing/body-of.ts";

const backend = withBackend();

beforeEach(() => backend().advance(MINUTE));

describe("the company's figures", () => {
  it("match the seed data", async () => {
    const { token } = await backend().signIn("marek@dachserwis.example");
    const self = await backend().call("GET", "/v1/company/user/self", { token });
    const { uuid } = bodyOf("getCurrentUser", self).company;
    expect(await backend().call("GET", `/v1/company/points/${uuid}`, { token })).toMatchObject({
      status: 200,
      headers: { "cache-control": "no-store" },
      body: {
        company_points: 1284,
        points: { to_expire: 160, reserved: 590 },
        projects: { completed: 117, in_prog: 5, lost: 6 },
      },
    });
  });

  it("count a project as in progress until it is in review (PTS-2)", async () => {
    const { token } = await backend().signIn("marek@dachserwis.example");
    const self = await backend().call("GET", "/v1/company/user/self", { token });
    const { uuid } = bodyOf("getCurrentUser", self).company;
    const summary = async () => {
      const answer = await backend().call("GET", `/v1/company/points/${uuid}`, { token });
      const { projects, points } = bodyOf("getCompanyPoints", answer);

      return { projects: projects.in_prog, points: points.in_prog };
    };
    const before = await summary();
    const { rows } = await backend().database.db.execute(
      sql`update project set status = 5 where id = (
        select project.id from project join company on company.id = project.company_id
        join scan on scan.project_id = project.id and scan.removed_at is null
        where company.uuid = ${uuid} and project.status = 1 and project.deleted_at is null limit 1
      ) returning id`,
    );
    expect(rows).toHaveLength(1);
    const after = await summary();
    expect(after.projects).toBe(before.projects - 1);
    expect(after.points).toBeLessThan(before.points);
  });

  it("of another company and of an unknown one answer 404", async () => {
    const { token } = await backend().signIn("petr@strechynovak.example");
    const { rows } = await backend().database.db.execute<{ uuid: string }>(
      "select uuid from company where region_id = 10",
    );
    for (const uuid of [String(rows[0]?.uuid), "00000000-0000-7000-8000-000000000000"]) {
      expect(await backend().call("GET", `/v1/company/points/${uuid}`, { token })).toMatchObject({
        status: 404,
        body: { code: "not_found" },
      });
    }
    expect(await backend().call("GET", "/v1/company/points/1", { token })).toMatchObject({ status: 422 });
  });
});

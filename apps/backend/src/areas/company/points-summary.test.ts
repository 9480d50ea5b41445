import { beforeEach, describe, expect, it } from "vitest";

import { withBackend } from "../../testing/backend.ts";

const backend = withBackend();

beforeEach(() => backend().advance(60_000));

describe("the company's figures", () => {
  it("match the seed data", async () => {
    const { token } = await backend().signIn("marek@dachserwis.example");
    const { body } = await backend().call("GET", "/v1/company/user/self", { token });
    const { uuid } = Object(Object(body).company);
    expect(await backend().call("GET", `/v1/company/points/${uuid}`, { token })).toMatchObject({
      status: 200,
      headers: { "cache-control": "no-store" },
      body: {
        company_points: 1284,
        points: { to_expire: 160, reserved: 590 },
        projects: { completed: 117, in_prog: 7, lost: 6 },
      },
    });
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

import { DAY, HOUR } from "@lucarne/api-client/durations";
import { beforeEach, describe, expect, it } from "vitest";

import { withBackend } from "../../testing/backend.ts";
import { WIDE_LIMITS } from "../../testing/rate-limits.ts";
import { bodyOf } from "../../testing/body-of.ts";
import { matchers } from "../../../../../test-matchers.ts";

const { RExport: _strict, ...limits } = WIDE_LIMITS;
const backend = withBackend({ settings: { rateLimits: limits } });
const MAREK = "marek@dachserwis.example";
const get = (token: string) => backend().call("GET", "/v1/company/user/self/data", { token });

beforeEach(() => backend().advance(DAY + HOUR));

describe("the personal data export", () => {
  it("contains everything of the caller, as a file", async () => {
    const { token, userId } = await backend().signIn(MAREK);
    const ticket = {
      title: "Karta",
      body: "Gdzie jest karta?",
      info: { language: "pl", hostname: "x", region: "pl", appVersion: "1.0.0", appType: "web" },
    };
    await backend().call("POST", "/v1/support", { token, body: ticket });
    const answer = await get(token);
    expect(answer).toMatchObject({
      status: 200,
      headers: { "cache-control": "no-store", "content-disposition": matchers.stringMatching(/^attachment; /) },
      body: {
        exported_at: backend().clock.now().toISOString(),
        user: { id: userId },
        company: { name: "Dach-Serwis Kowalczyk" },
      },
    });
    const data = bodyOf("exportMyData", answer);
    for (const part of ["points", "projects", "notifications", "tickets"] as const)
      expect(data[part].length, part).toBeGreaterThan(0);
    expect(JSON.stringify(data.tickets)).toContain("Gdzie jest karta?");
  });

  it("contains nothing of a colleague and no secret", async () => {
    const { token } = await backend().signIn(MAREK);
    const text = JSON.stringify((await get(token)).body);
    expect(text).not.toContain("anna@dachserwis.example");
    expect(text).not.toMatch(/"password"|"token"|"code"/);
    const { rows } = await backend().database.db.execute<{ uuid: string }>(
      "select n.uuid from notification n join app_user u on u.id = n.user_id where u.email_norm = 'anna@dachserwis.example'",
    );
    for (const { uuid } of rows) expect(text).not.toContain(uuid);
  });

  it("is possible five times an hour", async () => {
    const { token } = await backend().signIn(MAREK);
    const statuses: number[] = [];
    for (let index = 0; index < 6; index++) statuses.push((await get(token)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

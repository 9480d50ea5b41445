import { MINUTE } from "@lucarne/api-client/durations";
import { beforeEach, describe, expect, it } from "vitest";

import { withBackend } from "../../testing/backend.ts";
import { WIDE_LIMITS } from "../../testing/rate-limits.ts";
import { matchers } from "../../../../../test-matchers.ts";
import { isObject } from "@lucarne/api-client/is-object";

const logged: unknown[] = [];
const note = (...entry: unknown[]) => void logged.push(entry);
const backend = withBackend({
  settings: { rateLimits: WIDE_LIMITS },
  log: { info: note, warn: note, debug: note, error: note },
});
const ask = (query: Record<string, string>) =>
  backend().call("GET", `/v2/company/validate?${new URLSearchParams(query).toString()}`);

beforeEach(() => backend().advance(MINUTE));

describe("the uniqueness call", () => {
  it.each([
    ["an address", { email: "nobody@newcomer.example" }],
    ["a phone", { region_id: "10", phone: "603000111" }],
    ["the test number", { region_id: "3", phone: "999999999077" }],
    ["a number", { region_id: "10", registration_number: "111 222" }],
    ["a number that another country has", { region_id: "11", registration_number: "7352851190" }],
  ])("yes: %s", async (_name, query) => {
    expect(await ask(query)).toMatchObject({
      status: 200,
      body: { unique: true },
      headers: { "cache-control": "no-store" },
    });
  });

  it.each([
    ["an address in capitals", { email: "ANNA@dachserwis.example" }, { email: ["The email has already been taken."] }],
    ["a phone", { region_id: "10", phone: "601880114" }, { phone: ["Phone number is not unique."] }],
    [
      "a number with spaces",
      { region_id: "10", registration_number: " 735 285 11 90 " },
      { registration_number: ["The company registration number has already been taken."] },
    ],
    ["an invalid phone", { region_id: "10", phone: "12345" }, { phone: ["Invalid phone number."] }],
    ["two values", { email: "a@b.example", region_id: "10", phone: "603000111" }, { request: [matchers.any(String)] }],
    ["nothing", {}, { request: [matchers.any(String)] }],
    ["a phone without a country", { phone: "603000111" }, { region_id: [matchers.any(String)] }],
    ["blanks", { region_id: "10", registration_number: "  " }, { registration_number: [matchers.any(String)] }],
  ])("no: %s", async (_name, query, errors) => {
    expect(await ask(query)).toMatchObject({ status: 422, body: { code: "validation_failed", errors } });
  });

  it("never logs the query, not even on an error", async () => {
    await backend().database.exec("alter table app_user rename to app_user_away");
    const answer = await ask({ email: "secret.person@newcomer.example" });
    await backend().database.exec("alter table app_user_away rename to app_user");
    expect(answer.status).toBe(500);
    expect(logged.length).toBeGreaterThan(0);
    const dump = logged.flat().map((entry) => {
      const err = isObject(entry) ? entry["err"] : undefined;
      return `${JSON.stringify(entry)} ${err instanceof Error ? `${err.message} ${err.stack} ${String(err.cause)}` : ""}`;
    });
    expect(dump.join()).not.toContain("secret.person");
  });
});

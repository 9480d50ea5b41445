import { MINUTE } from "@lucarne/api-client/durations";
import { describe, expect, it } from "vitest";

import { runSweeps } from "../../runtime/jobs/sweeps.ts";
import { withBackend } from "../../testing/backend.ts";
import { addressKey, siteKey } from "../caller/address.ts";
import { limitsOf } from "../../kernel/limits/rate-classes.ts";
import { forgetCounts } from "./rate-limits.ts";

const backend = withBackend({ settings: { rateLimits: { RO: 3 } } });

describe("rate limits", () => {
  it("count each session separately and report its state in headers", async () => {
    backend().advance(MINUTE);
    const marek = await backend().signIn("marek@dachserwis.example", "192.0.2.1");
    const anna = await backend().signIn("anna@dachserwis.example", "192.0.2.2");
    const self = (token: string) => backend().call("GET", "/v1/company/user/self", { token });
    for (const remaining of ["2", "1", "0"]) {
      expect(await self(marek.token)).toMatchObject({
        status: 200,
        headers: { "ratelimit-limit": "3", "ratelimit-remaining": remaining },
      });
    }
    const refused = await self(marek.token);
    expect(refused).toMatchObject({
      status: 429,
      body: { code: "rate_limited", errors: { request: [expect.stringMatching(/^Too many attempts/)] } },
      headers: { "ratelimit-remaining": "0" },
    });
    expect(refused.headers["retry-after"]).toBe(refused.headers["ratelimit-reset"]);
    expect(await self(anna.token)).toMatchObject({ status: 200 });
    backend().advance(MINUTE);
    expect(await self(marek.token)).toMatchObject({ status: 200 });
  });

  it("allow five login codes a minute and thirty an hour per address; unknown contacts count twice", async () => {
    // Starts at the full hour, so that the following quarter of an hour is in one window.
    backend().advance(60 * MINUTE - (backend().clock.now().getTime() % (60 * MINUTE)));
    const ask = (email: string) =>
      backend().call("POST", "/v2/installer/login", { body: { email }, ip: "198.51.100.9" });
    expect(await ask("nobody@example.com")).toMatchObject({
      status: 404,
      headers: { "ratelimit-limit": "5", "ratelimit-remaining": "4" },
    });
    expect(await ask("nobody@example.com")).toMatchObject({ status: 404 });
    expect(await ask("nobody@example.com")).toMatchObject({ status: 404 });
    expect(await ask("nobody@example.com")).toMatchObject({ status: 429 });
    for (let minute = 1; minute < 14; minute++) {
      backend().advance(MINUTE);
      await ask("nobody@example.com");
    }
    backend().advance(MINUTE);
    expect(await ask("nobody@example.com")).toMatchObject({ status: 429, headers: { "ratelimit-limit": "30" } });
  });

  it("ignore X-Forwarded-For of untrusted proxies", async () => {
    backend().advance(60 * MINUTE);
    const ask = (hop: number) =>
      backend().call("POST", "/v2/installer/refresh", {
        body: { refresh_token: "x" },
        ip: "198.51.100.20",
        headers: { "x-forwarded-for": `10.0.0.${hop}` },
      });
    const answers = [];
    for (let hop = 0; hop < 31; hop++) answers.push((await ask(hop)).status);
    expect(answers.at(29)).toBe(401);
    expect(answers.at(30)).toBe(429);
  });

  it("count unknown bearer tokens by address, and leave valid ones from there alone", async () => {
    backend().advance(60 * MINUTE);
    const address = "198.51.100.30";
    const { token } = await backend().signIn("marek@dachserwis.example", address);
    const ask = (bearer: string, ip = address, path = "/v1/company/user/self") =>
      backend().call("GET", path, { token: bearer, ip });
    for (let tries = 0; tries < 60; tries++) expect((await ask("guess")).status).toBe(401);
    const refused = await ask("guess");
    expect(refused).toMatchObject({ status: 429, body: { code: "rate_limited" } });
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect((await ask("guess", address, "/v1/config")).status).toBe(429);
    expect((await ask("guess", "198.51.100.31")).status).toBe(401);
    expect((await ask(token)).status).toBe(200);
    backend().advance(MINUTE);
    expect((await ask("guess")).status).toBe(401);
  });

  it("delete windows that are over", async () => {
    backend().advance(25 * 60 * MINUTE);
    await runSweeps(backend().app, [forgetCounts]);
    const { rows } = await backend().database.db.execute("select count(*)::int as count from rate_counter");
    expect(rows).toEqual([{ count: 0 }]);
  });
});

describe("rate limits in the settings", () => {
  it.each([
    [{}, false, [5, 30]],
    [{ RLogin: 50 }, false, [50, 300]],
    [{ RLogin: 500 }, true, [50, 300]],
    [{ RLogin: 1 }, true, [1, 6]],
  ])("%o in production %s", (rateLimits, production, most) => {
    expect(limitsOf("RLogin", { rateLimits, production }).map(({ max }) => max)).toEqual(most);
  });
});

describe("addresses", () => {
  it.each([
    ["192.0.2.7", "192.0.2.7"],
    ["::ffff:192.0.2.7", "192.0.2.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:db8:1:2::9", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["192.0.2.7:50123", "192.0.2.7"],
    ["[2001:db8:1:2::9]:443", "2001:db8:1:2::/64"],
    ["::ffff:c000:207", "192.0.2.7"],
    ["64:ff9b::c000:207", "192.0.2.7"],
    ["64:ff9b::192.0.2.7", "192.0.2.7"],
  ])("%s counts as %s", (ip, key) => {
    expect(addressKey(ip)).toBe(key);
  });

  it.each([
    ["192.0.2.7", "192.0.2.0/24"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1::/48"],
    ["::1", "0:0:0::/48"],
  ])("%s belongs to the site %s", (ip, site) => {
    expect(siteKey(addressKey(ip))).toBe(site);
  });
});

import { DAY } from "@lucarne/api-client/durations";
import { beforeEach, describe, expect, it } from "vitest";

import { withBackend } from "../../testing/backend.ts";
import { newToken } from "../session/rules/tokens.ts";
import { bodyOf } from "../../testing/body-of.ts";

const backend = withBackend({ settings: { rateLimits: {} } });
const MAREK = "marek@dachserwis.example";
const ANNA = "anna@dachserwis.example";
const NOBODY = "nobody@example.com";
const LOGIN = "/v2/installer/login";
const HOME = "192.0.2.1";
const SHARED = "203.0.113.80";

const ask = (email: string, cookie = "", ip = SHARED) =>
  backend().call("POST", LOGIN, { body: { email }, ip, headers: { cookie } });
const verify = (body: object, cookie = "", ip = SHARED) =>
  backend().call("POST", `${LOGIN}/verify`, { body, ip, headers: { cookie } });

let own: { userId: number; cookie: string };

beforeEach(async () => {
  backend().advance(DAY);
  const { user_id: userId, challenge, code } = await backend().requestCode(MAREK, HOME);
  const { headers } = await verify({ userId, challenge, code }, "", HOME);
  own = { userId, cookie: String(headers["set-cookie"]).split(";")[0] ?? "" };
  // Strangers at the shared address use up its calls.
  for (let calls = 0; calls < 5; calls++) await ask(NOBODY);
  for (let calls = 0; calls < 10; calls++) await verify({ userId: 1, code: "1" });
});

it(
  "at an address whose calls for device links strangers have used up, a link that exists still works",
  { tags: "long" },
  async () => {
    for (let network = 0; network < 16; network++) {
      await ask(MAREK, "", `198.51.${network}.9`);
      backend().advance(30_000);
    }
    const press = (token: string) => backend().call("POST", `${LOGIN}/device`, { body: { token }, ip: SHARED });
    for (let calls = 0; calls < 60; calls++) expect((await press(newToken())).status).toBe(404);
    expect(await press(newToken())).toMatchObject({ status: 429, body: { code: "rate_limited" } });
    const used = await press(String((await backend().lastPayload(MAREK))["token"]));
    expect(used).toMatchObject({ status: 204, headers: { "ratelimit-limit": "60", "ratelimit-remaining": "0" } });
    const [cookie = ""] = String(used.headers["set-cookie"]).split(";");
    // The device has sign-in calls of its own there.
    expect([(await ask(MAREK)).status, (await ask(MAREK, cookie)).status]).toEqual([429, 200]);
  },
);

describe("at an address where strangers have used up the sign-in calls", () => {
  it("a known device signs in", async () => {
    const { userId, cookie } = own;
    expect((await ask(MAREK)).status).toBe(429);
    const asked = await ask(MAREK, cookie);
    expect(asked).toMatchObject({ status: 200, headers: { "ratelimit-limit": "5", "ratelimit-remaining": "4" } });
    const { challenge } = bodyOf("installerLogin", asked);
    const attempt = { userId, challenge, code: await backend().lastCode(MAREK) };
    expect((await verify(attempt)).status).toBe(429);
    expect((await verify(attempt, cookie)).status).toBe(200);
  });

  it("a made-up device is refused", async () => {
    const cookie = `lucarne-device=${newToken()}`;
    expect([(await ask(MAREK, cookie)).status, (await verify({ userId: 1, code: "1" }, cookie)).status]).toEqual([
      429, 429,
    ]);
  });

  it("a known device is refused for other contacts, whether they exist or not", async () => {
    const form = ({ status, body, headers }: Awaited<ReturnType<typeof ask>>) => ({
      status,
      body: JSON.stringify(body).replace(/urn:request:[\w-]+/, ""),
      retry: headers["retry-after"],
      remaining: headers["ratelimit-remaining"],
    });
    const [anna, nobody] = [form(await ask(ANNA, own.cookie)), form(await ask(NOBODY, own.cookie))];
    expect(anna.status).toBe(429);
    expect(nobody).toEqual(anna);
  });

  it("a known device tries codes of its own accounts only", async () => {
    const { userId, cookie } = own;
    const others = [
      await verify({ userId: userId + 1, code: "1" }, cookie),
      await verify({ userId: 1e9, code: "1" }, cookie),
    ];
    expect(others.map(({ status }) => status)).toEqual([429, 429]);
    expect((await verify({ userId, code: "1" }, cookie)).status).toBe(406);
  });

  it("a known device has as many calls as an address, then it is refused too", { tags: "long" }, async () => {
    const statuses: number[] = [];
    for (let calls = 0; calls < 6; calls++) statuses.push((await ask(MAREK, own.cookie)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

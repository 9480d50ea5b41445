import { DAY, MINUTE } from "@lucarne/api-client/durations";
import { beforeEach, describe, expect, it } from "vitest";

import { knownDevice } from "../../db/schema/index.ts";
import { tokensOf, withBackend } from "../../testing/backend.ts";
import { runSweeps } from "../../runtime/jobs/sweeps.ts";
import { forgetDevices } from "../session/commands/forget-devices.ts";
import { newToken } from "../session/rules/tokens.ts";
import { bodyOf } from "../../testing/body-of.ts";
import { everyNth } from "../../../../../test-sample.ts";

const backend = withBackend({ settings: { trustProxy: 1 } });
const MAREK = "marek@dachserwis.example";
const ANNA = "anna@dachserwis.example";
const LOGIN = "/v2/installer/login";
const SESSIONS = "/v2/installer/sessions";
const HOME = "192.0.2.1";
const SITE = "203.0.113.80";

// Past the code limits of earlier tests, and past the time for which networks stay known.
beforeEach(() => backend().advance(91 * DAY));

const cookieOf = (answer: { headers: Readonly<Record<string, unknown>> }): string =>
  String(answer.headers["set-cookie"]).split(";")[0] ?? "";

const ask = (email: string, { ip, cookie = "" }: { ip: string; cookie?: string }) =>
  backend().call("POST", LOGIN, { body: { email }, ip, headers: { cookie } });

/** Signs in on a device that sends this cookie. */
const signIn = async (email: string, cookie = "", headers: Record<string, string> = {}) => {
  const asked = await ask(email, { ip: HOME, cookie });
  const { user_id: userId, challenge } = bodyOf("installerLogin", asked);
  const code = await backend().lastCode(email);
  const verify = { body: { userId, challenge, code }, headers: { cookie, ...headers } };
  const answer = await backend().call("POST", `${LOGIN}/verify`, verify);
  return { userId, answer, cookie: cookieOf(answer), ...tokensOf(answer) };
};

/** Strangers on many networks use up the codes of an account for most of an hour. */
const flood = async (email: string) => {
  for (let network = 0; network < 16; network++) {
    await ask(email, { ip: `198.51.${network}.9` });
    backend().advance(MINUTE / 2);
  }
};

describe("the cookie of a sign-in", () => {
  it("is sent to sign-in alone, for half a year, and no script or other site can use it", async () => {
    const { answer } = await signIn(MAREK);
    expect(answer.headers["set-cookie"]).toMatch(
      /^lucarne-device=[\w-]{43}; Path=\/api\/v2\/installer\/login; Max-Age=15552000; HttpOnly; SameSite=Strict$/,
    );
  });

  it("is limited to https where the portal is reached over https", async () => {
    const { answer } = await signIn(MAREK, "", { "x-forwarded-proto": "https" });
    expect(answer.headers["set-cookie"]).toMatch(/^__Secure-lucarne-device=[^;]+;.*; Secure$/);
  });

  it("is set by nothing else: a code request, a wrong code, an emulated session, signing out", async () => {
    const { userId, refresh_token } = await signIn(MAREK);
    const token = await backend().emulate(userId);
    const answers = [
      await ask(MAREK, { ip: HOME }),
      await backend().call("POST", `${LOGIN}/verify`, { body: { userId, code: "1" } }),
      await backend().call("GET", "/v1/company/user/self", { token }),
      await backend().call("POST", "/v2/installer/logout", { body: { refresh_token } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 406, 200, 204]);
    for (const { headers } of answers) expect(headers).not.toHaveProperty("set-cookie");
  });
});

describe("while strangers use up the codes of all unknown networks", () => {
  it("a device that signed in before gets a code on a network that is new to the account, and signs in with it", async () => {
    const { userId, cookie } = await signIn(MAREK);
    await flood(MAREK);
    expect((await ask(MAREK, { ip: SITE })).status).toBe(429);
    const asked = await ask(MAREK, { ip: SITE, cookie });
    expect(asked).toMatchObject({ status: 200, body: { resend_after: 60 } });
    // The device keeps its code when it changes the network.
    expect((await ask(MAREK, { ip: "203.0.113.90", cookie })).body).toEqual(asked.body);
    const { challenge } = bodyOf("installerLogin", asked);
    const code = await backend().lastCode(MAREK);
    const verify = { body: { userId, challenge, code }, ip: SITE, headers: { cookie } };
    expect(await backend().call("POST", `${LOGIN}/verify`, verify)).toMatchObject({ status: 200 });
  });

  it("the device gets codes with the whole day's quota gone, also after signing out", { tags: "long" }, async () => {
    const { cookie, refresh_token } = await signIn(MAREK);
    await backend().call("POST", "/v2/installer/logout", { body: { refresh_token } });
    const statuses: number[] = [];
    for (let hour = 0; hour < 4; hour++) {
      for (let network = 0; network < 15; network++) {
        statuses.push((await ask(MAREK, { ip: `198.51.${hour * 15 + network}.9` })).status);
        backend().advance(MINUTE / 2);
      }
      backend().advance(53 * MINUTE);
    }
    // The thirtieth was the owner's own, which counts for the recipient.
    expect(statuses.filter((status) => status === 200)).toHaveLength(29);
    expect((await ask(MAREK, { ip: SITE })).status).toBe(429);
    expect((await ask(MAREK, { ip: SITE, cookie })).status).toBe(200);
  });

  it.each(
    everyNth<[string, (own: Awaited<ReturnType<typeof signIn>>) => unknown]>(3, [
      ["of a made-up token", () => `lucarne-device=${newToken()}`],
      ["of a damaged token", ({ cookie }) => cookie.slice(0, -1)],
      ["of another account", async () => (await signIn(ANNA)).cookie],
      ["of before the last sign-in on the device", async ({ cookie }) => void (await signIn(MAREK, cookie))],
      ["of half a year ago", () => backend().advance(180 * DAY)],
      [
        "of before signing out everywhere",
        async ({ token }) => void (await backend().call("DELETE", SESSIONS, { token })),
      ],
      [
        "of a device that signed out before another one signed out all others",
        async ({ refresh_token }) => {
          await backend().call("POST", "/v2/installer/logout", { body: { refresh_token } });
          backend().advance(MINUTE);
          const { token } = await signIn(MAREK);
          await backend().call("DELETE", `${SESSIONS}?others=1`, { token });
        },
      ],
      [
        "of a device whose session was ended from another one",
        async () => {
          backend().advance(2 * MINUTE);
          const { token } = await signIn(MAREK);
          const listed = bodyOf("listSessions", await backend().call("GET", SESSIONS, { token }));
          const other = listed.data.find(({ current }) => !current);
          await backend().call("DELETE", `${SESSIONS}/${other?.uuid}`, { token });
        },
      ],
    ]),
  )("the cookie %s gives no code", async (_name, change) => {
    const own = await signIn(MAREK);
    const cookie = (await change(own)) ?? own.cookie;
    await flood(MAREK);
    expect((await ask(MAREK, { ip: SITE, cookie: String(cookie) })).status).toBe(429);
  });

  it("after a change of the e-mail address only the device that confirmed it is known", async () => {
    const [email, mail] = ["emir@krov.example", "emir.new@krov.example"];
    const other = await signIn(email);
    const { userId, token, cookie } = await signIn(email);
    await backend().call("PATCH", `/v1/company/user/${userId}`, { token, body: { email: mail } });
    const code = await backend().lastCode(mail);
    expect(await backend().call("PATCH", "/v2/company/verification", { token, body: { code } })).toMatchObject({
      status: 200,
    });
    await flood(mail);
    expect((await ask(mail, { ip: SITE, cookie: other.cookie })).status).toBe(429);
    expect((await ask(mail, { ip: SITE, cookie })).status).toBe(200);
  });
});

describe("a device's own limits", () => {
  /** Requests codes until the device has none left for the hour. */
  const useUp = async (cookie: string, ip: string) => {
    for (let sent = 0; sent < 5; sent++) {
      expect((await ask(MAREK, { ip, cookie })).status).toBe(200);
      backend().advance(MINUTE + 1);
    }
  };

  it("are not used up by strangers on its network", async () => {
    const { cookie } = await signIn(MAREK);
    await useUp("", SITE);
    expect((await ask(MAREK, { ip: SITE })).status).toBe(429);
    expect((await ask(MAREK, { ip: SITE, cookie })).status).toBe(200);
  });

  it("stop a flood with a stolen cookie, and the owner still gets codes on a known network", async () => {
    const { cookie } = await signIn(MAREK);
    await flood(MAREK);
    await useUp(cookie, SITE);
    expect((await ask(MAREK, { ip: SITE, cookie })).status).toBe(429);
    const home = await ask(MAREK, { ip: HOME, cookie });
    expect(home.status).toBe(200);
    expect((await ask(MAREK, { ip: HOME, cookie })).body).toEqual(home.body);
  });

  it("still count after a sign-in with one of its codes", { tags: "long" }, async () => {
    let { cookie } = await signIn(MAREK);
    await flood(MAREK);
    for (let sent = 0; sent < 4; sent++) ({ cookie } = await signIn(MAREK, cookie));
    expect((await ask(MAREK, { ip: SITE, cookie })).status).toBe(200);
    backend().advance(MINUTE + 1);
    expect((await ask(MAREK, { ip: SITE, cookie })).status).toBe(429);
  });

  it("let a stranger on its network neither void its code nor use up the code's tries", async () => {
    const { userId, cookie } = await signIn(MAREK);
    const asked = await ask(MAREK, { ip: SITE, cookie });
    const code = await backend().lastCode(MAREK);
    const guess = { body: { userId, code: code === "55555" ? "55556" : "55555" }, ip: SITE };
    for (let tries = 0; tries < 4; tries++)
      expect((await backend().call("POST", `${LOGIN}/verify`, guess)).status).toBe(406);
    await ask(MAREK, { ip: SITE });
    const { challenge } = bodyOf("installerLogin", asked);
    const verify = { body: { userId, challenge, code }, ip: SITE };
    expect((await backend().call("POST", `${LOGIN}/verify`, verify)).status).toBe(200);
  });
});

it("a code of its network does not hide the device's from a client that sends no challenge", async () => {
  const { userId, cookie } = await signIn(MAREK);
  await ask(MAREK, { ip: SITE, cookie });
  const code = await backend().lastCode(MAREK);
  backend().advance(1000);
  await ask(MAREK, { ip: SITE });
  const verify = { body: { userId, code }, ip: SITE, headers: { cookie } };
  expect((await backend().call("POST", `${LOGIN}/verify`, verify)).status).toBe(200);
});

describe("the tokens of an account", () => {
  it("do not multiply the codes that its owner gets", async () => {
    const cookies: string[] = [];
    for (let devices = 0; devices < 8; devices++) {
      cookies.push((await signIn(MAREK)).cookie);
      backend().advance(3 * 60 * MINUTE);
    }
    const statuses: number[] = [];
    for (const cookie of cookies) statuses.push((await ask(MAREK, { ip: SITE, cookie })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
  });

  it("are those of its last ten devices", { tags: "long" }, async () => {
    const cookies: string[] = [];
    for (let devices = 0; devices < 11; devices++) {
      cookies.push((await signIn(MAREK)).cookie);
      backend().advance(3 * 60 * MINUTE);
    }
    await flood(MAREK);
    expect((await ask(MAREK, { ip: SITE, cookie: cookies[0] })).status).toBe(429);
    expect((await ask(MAREK, { ip: SITE, cookie: cookies[1] })).status).toBe(200);
  });

  it("end with the owner's next sign-in, also when a thief has signed in to another account with a copy", async () => {
    const own = await signIn(MAREK);
    const thief = await signIn(ANNA, own.cookie);
    const { cookie } = await signIn(MAREK, own.cookie);
    await flood(MAREK);
    expect((await ask(MAREK, { ip: SITE, cookie: thief.cookie })).status).toBe(429);
    expect((await ask(MAREK, { ip: SITE, cookie })).status).toBe(200);
  });

  it("are read beside one that another site has set before it", async () => {
    const { cookie } = await signIn(MAREK);
    await flood(MAREK);
    const planted = `lucarne-device=${newToken()}; ${cookie}`;
    expect((await ask(MAREK, { ip: SITE, cookie: planted })).status).toBe(200);
  });

  it("of two devices in one cookie become one, and their open codes are void", async () => {
    const [first, second] = [await signIn(MAREK), await signIn(MAREK)];
    const asked = await ask(MAREK, { ip: SITE, cookie: first.cookie });
    const { challenge } = bodyOf("installerLogin", asked);
    const open = { userId: first.userId, challenge, code: await backend().lastCode(MAREK) };
    backend().advance(MINUTE + 1);
    const [name, token] = first.cookie.split("=");
    const { answer } = await signIn(MAREK, `${name}=${token}.${second.cookie.split("=")[1]}`);
    expect(answer.status).toBe(200);
    expect(cookieOf(answer)).toMatch(/^lucarne-device=[\w-]{43}$/);
    expect((await backend().call("POST", `${LOGIN}/verify`, { body: open, ip: SITE })).status).toBe(406);
  });

  it("are removed from the database after half a year", async () => {
    await signIn(MAREK);
    const tokens = () => backend().database.db.select().from(knownDevice);
    await runSweeps(backend().app, [forgetDevices]);
    expect(await tokens()).not.toEqual([]);
    backend().advance(180 * DAY);
    await runSweeps(backend().app, [forgetDevices]);
    expect(await tokens()).toEqual([]);
  });
});

describe("a device that several people share", () => {
  const CREW = [
    "ivana@krovopokrivac.example",
    "petr@strechynovak.example",
    "gabor@tetoablak.example",
    "marek@stresneokna.example",
    ANNA,
    MAREK,
  ];

  it("is known to the last five accounts that signed in on it", { tags: "long" }, async () => {
    let cookie = "";
    for (const email of CREW) ({ cookie } = await signIn(email, cookie));
    const statuses: number[] = [];
    for (const email of CREW) {
      await flood(email);
      statuses.push((await ask(email, { ip: SITE, cookie })).status);
    }
    expect(statuses).toEqual([429, 200, 200, 200, 200, 200]);
  });

  it("gets the same answers whether an account exists or not", async () => {
    const { cookie } = await signIn(MAREK);
    const without = await ask("nobody@example.com", { ip: SITE });
    const withIt = await ask("nobody@example.com", { ip: SITE, cookie });
    expect([without.status, withIt.status]).toEqual([404, 404]);
    expect(withIt.headers).not.toHaveProperty("set-cookie");
  });
});

import { DAY, HOUR, MINUTE } from "@lucarne/api-client/durations";
import { and, desc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import { appUser, company, deviceLink, outbox } from "../../db/schema/index.ts";
import { runSweeps } from "../../runtime/jobs/sweeps.ts";
import { tokensOf, withBackend } from "../../testing/backend.ts";
import { TEST_KEY } from "../../testing/test-app.ts";
import { openPayload } from "../outbox/commands/enqueue.ts";
import { forgetDeviceLinks } from "./commands/forget-devices.ts";
import { revokeSessions } from "./commands/revoke.ts";
import { newToken } from "./rules/tokens.ts";
import { bodyOf } from "../../testing/body-of.ts";
import { matchers } from "../../../../../test-matchers.ts";
import { everyNth } from "../../../../../test-sample.ts";

const backend = withBackend({ settings: { trustProxy: 1 } });
const MAREK = "marek@dachserwis.example";
const ANNA = "anna@dachserwis.example";
const LOGIN = "/v2/installer/login";
const SESSIONS = "/v2/installer/sessions";
const HOME = "192.0.2.1";
const SITE = "203.0.113.80";
const GONE = { status: 404, body: { code: "not_found" } };
const LINKED = { status: 429, body: { code: "device_link_sent" } };

// Past the limits of earlier tests, and past the time for which networks and devices stay known.
beforeEach(async () => {
  backend().advance(181 * DAY);
  await backend().database.db.delete(deviceLink);
});

const cookieOf = (answer: { headers: Readonly<Record<string, unknown>> }): string =>
  String(answer.headers["set-cookie"]).split(";")[0] ?? "";

const ask = (body: object, { ip = SITE, cookie = "" } = {}) =>
  backend().call("POST", LOGIN, { body, ip, headers: { cookie } });

const press = (token: string, { ip = SITE, cookie = "" } = {}) =>
  backend().call("POST", `${LOGIN}/device`, { body: { token }, ip, headers: { cookie } });

const signIn = async (email: string, { ip = HOME, cookie = "" } = {}) => {
  const { user_id: userId, challenge } = bodyOf("installerLogin", await ask({ email }, { ip, cookie }));
  const body = { userId, challenge, code: await backend().lastCode(email) };
  const answer = await backend().call("POST", `${LOGIN}/verify`, { body, ip, headers: { cookie } });
  return { answer, userId, cookie: cookieOf(answer), ...tokensOf(answer) };
};

/** The links that were sent to a recipient in the last day, newest first. */
const linksTo = async (recipient: string) => {
  const rows = await backend()
    .database.db.select()
    .from(outbox)
    .where(and(eq(outbox.recipient, recipient), eq(outbox.template, "device_link")))
    .orderBy(desc(outbox.id));
  return rows
    .filter(({ createdAt }) => createdAt.getTime() > backend().clock.now().getTime() - DAY)
    .map(({ payload, ...row }) => ({ ...row, token: String(openPayload([TEST_KEY], payload)?.["token"]) }));
};

/** Strangers from many sites use up the codes of an hour. */
const flood = async (body: object, sites = 16) => {
  for (let site = 0; site < sites; site++) {
    await ask(body, { ip: `198.51.${site}.9` });
    backend().advance(MINUTE / 2);
  }
};

/** The link that a refused request on a new device and network sends. */
const refusedLink = async (email = MAREK): Promise<string> => {
  await flood({ email });
  expect(await ask({ email })).toMatchObject(LINKED);
  const [link] = await linksTo(email);
  return link?.token ?? "";
};

describe("while strangers from 40 sites have used up the codes of the hour and of the day", () => {
  it(
    "an owner on a new device and network gets a link, and with it a code and a session at once",
    { tags: "long" },
    async () => {
      for (let hours = 0; hours < 3; hours++) {
        await flood({ email: MAREK }, 40);
        backend().advance(HOUR);
      }
      await flood({ email: MAREK }, 40);
      const start = backend().clock.now();
      expect(await ask({ email: MAREK })).toMatchObject({
        ...LINKED,
        headers: { "retry-after": matchers.stringMatching(/^[1-9]\d{3,4}$/) },
      });
      const [link] = await linksTo(MAREK);
      const pressed = await press(link?.token ?? "");
      expect(pressed.status).toBe(204);
      expect(pressed.headers["set-cookie"]).toMatch(
        /^lucarne-device=[\w-]{43}; Path=\/api\/v2\/installer\/login; Max-Age=15552000; HttpOnly; SameSite=Strict$/,
      );
      const { answer } = await signIn(MAREK, { ip: SITE, cookie: cookieOf(pressed) });
      expect(answer.status).toBe(200);
      expect(backend().clock.now()).toEqual(start);
    },
  );

  it("the owner gets five links at most, one an hour, and can use each of them", { tags: "long" }, async () => {
    for (let hours = 0; hours < 12; hours++) {
      await flood({ email: MAREK }, 40);
      backend().advance(HOUR - 20 * MINUTE);
    }
    const links = await linksTo(MAREK);
    expect(links).toHaveLength(5);
    const times = links.map(({ createdAt }) => createdAt.getTime());
    expect(times.slice(1).map((time, at) => (times[at] ?? 0) - time >= HOUR)).toEqual([true, true, true, true]);
    for (const { token } of links) expect((await press(token)).status).toBe(204);
    // None is left, and none is sent.
    expect(await ask({ email: MAREK })).toMatchObject({ status: 429, body: { code: "rate_limited" } });
    expect(await linksTo(MAREK)).toHaveLength(5);
  });
});

describe("a refused request", () => {
  it("sends the link in the account's language to the contact that was entered", async () => {
    const { id, languagesId, phoneE164 } = await backend().person(MAREK);
    const speak = (language: number | null) =>
      backend().database.db.update(appUser).set({ languagesId: language }).where(eq(appUser.id, id));
    await speak(2);
    const phone = { phone: "601234567", region: 10 };
    await flood(phone);
    expect(await ask(phone)).toMatchObject(LINKED);
    expect(await linksTo(phoneE164)).toMatchObject([{ channel: "sms", language: "bg" }]);
    expect(await linksTo(MAREK)).toEqual([]);
    // Without a language of its own: the country's, whatever language the caller's browser asks for.
    await speak(null);
    await backend().call("POST", LOGIN, { body: { email: MAREK }, ip: SITE, headers: { "accept-language": "hu" } });
    expect(await linksTo(MAREK)).toMatchObject([{ channel: "email", language: "pl" }]);
    await speak(languagesId);
  });

  it("sends one link when several are refused at the same time", async () => {
    await flood({ email: MAREK }, 15);
    const answers = await Promise.all(
      [SITE, "203.0.114.80", "203.0.115.80"].map((ip) => ask({ email: MAREK }, { ip })),
    );
    for (const answer of answers) expect(answer).toMatchObject(LINKED);
    expect(await linksTo(MAREK)).toHaveLength(1);
  });

  it("sends another link at once when the last one has been used", { tags: "long" }, async () => {
    const first = await refusedLink();
    await press(first);
    expect(await ask({ email: MAREK })).toMatchObject(LINKED);
    const [second, ...others] = await linksTo(MAREK);
    expect(others.map(({ token }) => token)).toEqual([first]);
    expect((await press(second?.token ?? "")).status).toBe(204);
  });

  it("leaves the codes of the recipient as they are", { tags: "long" }, async () => {
    const cookie = cookieOf(await press(await refusedLink()));
    const statuses: number[] = [];
    for (let sent = 0; sent < 6; sent++) {
      statuses.push((await ask({ email: MAREK }, { cookie })).status);
      backend().advance(MINUTE + 1);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

it("nothing but a refused request of a known account sends a link", async () => {
  const { token } = await signIn(MAREK);
  await backend().call("DELETE", SESSIONS, { token });
  await flood({ email: "nobody@example.com" }, 40);
  const unknown = await ask({ email: "nobody@example.com" });
  expect(unknown).toMatchObject({ status: 404, body: { code: "installer_not_found" } });
  expect(await press(newToken())).toMatchObject(GONE);
  expect(await backend().database.db.$count(deviceLink)).toBe(0);
});

describe("a link", () => {
  it("signs nobody in, and reading its address has no effect", async () => {
    const token = await refusedLink();
    expect((await backend().call("GET", `${LOGIN}/device`)).status).toBe(405);
    const pressed = await press(token);
    expect(pressed).toMatchObject({ status: 204, body: undefined });
    const device = cookieOf(pressed).split("=")[1] ?? "";
    expect((await backend().call("GET", "/v1/company/user/self", { token: device })).status).toBe(401);
    expect((await backend().call("GET", SESSIONS, { headers: { cookie: cookieOf(pressed) } })).status).toBe(401);
  });

  it("works once, and for five minutes a repetition after a lost answer gives the same device", async () => {
    const token = await refusedLink();
    const first = await press(token);
    backend().advance(4 * MINUTE);
    const again = await press(token);
    expect([first.status, again.status]).toEqual([204, 204]);
    expect(cookieOf(again)).toBe(cookieOf(first));
    expect(cookieOf(await press(token, { cookie: cookieOf(first) }))).toBe(cookieOf(first));
    backend().advance(MINUTE);
    expect(await press(token)).toMatchObject(GONE);
    expect((await ask({ email: MAREK }, { cookie: cookieOf(first) })).status).toBe(200);
  });

  it("cannot be repeated when the device has signed in meanwhile", { tags: "long" }, async () => {
    const token = await refusedLink();
    const { cookie } = await signIn(MAREK, { ip: SITE, cookie: cookieOf(await press(token)) });
    expect(await press(token)).toMatchObject(GONE);
    expect((await ask({ email: MAREK }, { cookie })).status).toBe(200);
  });

  it("makes one device known when its button is pressed twice at the same time", { tags: "long" }, async () => {
    const token = await refusedLink();
    const answers = await Promise.all([press(token), press(token)]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    expect(new Set(answers.map(cookieOf)).size).toBe(1);
  });

  it(
    "replaces the account's former token of the device, whose codes somebody with a copy used up",
    { tags: "long" },
    async () => {
      const { cookie } = await signIn(MAREK);
      const other = await signIn(ANNA, { cookie });
      await flood({ email: MAREK });
      for (let sent = 0; sent < 5; sent++) {
        await ask({ email: MAREK }, { cookie });
        backend().advance(MINUTE + 1);
      }
      expect(await ask({ email: MAREK }, { cookie: other.cookie })).toMatchObject(LINKED);
      const [link] = await linksTo(MAREK);
      const renewed = cookieOf(await press(link?.token ?? "", { cookie: other.cookie }));
      expect(renewed).toMatch(/^lucarne-device=[\w-]{43}\.[\w-]{43}$/);
      expect((await ask({ email: MAREK }, { cookie })).status).toBe(429);
      expect((await ask({ email: MAREK }, { cookie: renewed })).status).toBe(200);
      await flood({ email: ANNA });
      expect((await ask({ email: ANNA }, { cookie: renewed })).status).toBe(200);
    },
  );

  it.each(
    everyNth<[string, (userId: number, token: string) => unknown]>(3, [
      ["after 24 hours", () => backend().advance(DAY)],
      ["from before a reset of the clock", () => backend().advance(-HOUR)],
      [
        "after signing out everywhere",
        async (_id, token) => void (await backend().call("DELETE", SESSIONS, { token })),
      ],
      [
        "after signing out everywhere else",
        async (_id, token) => void (await backend().call("DELETE", `${SESSIONS}?others=1`, { token })),
      ],
      [
        "of a deactivated account",
        async (id) => void (await backend().database.db.update(appUser).set({ active: 2 }).where(eq(appUser.id, id))),
      ],
      [
        "of a deleted account",
        async (id) =>
          void (await backend()
            .database.db.update(appUser)
            .set({ deletedAt: backend().clock.now() })
            .where(eq(appUser.id, id))),
      ],
      [
        "of an account that was deactivated and activated again",
        (userId) =>
          backend().database.transaction((tx) =>
            revokeSessions(tx, { userId }, "user_deactivated", backend().clock.now()),
          ),
      ],
      [
        "of a company that declined the terms and accepted them later",
        async () => {
          const { companyId } = await backend().person(MAREK);
          await backend().database.transaction((tx) =>
            revokeSessions(tx, { companyId }, "company_declined", backend().clock.now()),
          );
        },
      ],
      [
        "of an inactive company",
        async () => {
          const { companyId } = await backend().person(MAREK);
          await backend().database.db.update(company).set({ active: 2 }).where(eq(company.id, companyId));
        },
      ],
    ]),
  )("%s does not work", async (_name, end) => {
    const person = await backend().person(MAREK);
    const own = await signIn(MAREK);
    const link = await refusedLink();
    try {
      await end(person.id, own.token);
      expect(await press(link)).toMatchObject(GONE);
    } finally {
      await backend().database.db.update(appUser).set({ active: 1, deletedAt: null }).where(eq(appUser.id, person.id));
      await backend().database.db.update(company).set({ active: 1 }).where(eq(company.id, person.companyId));
    }
  });

  it("ends with a change of the contact, as its device does", { tags: "long" }, async () => {
    const [email, mail] = ["emir@krov.example", "emir.new@krov.example"];
    const { userId, token } = await signIn(email);
    const used = cookieOf(await press(await refusedLink(email)));
    await ask({ email });
    const [open] = await linksTo(email);
    await backend().call("PATCH", `/v1/company/user/${userId}`, { token, body: { email: mail } });
    const code = await backend().lastCode(mail);
    await backend().call("PATCH", "/v2/company/verification", { token, body: { code } });
    expect(await press(open?.token ?? "")).toMatchObject(GONE);
    await flood({ email: mail });
    expect((await ask({ email: mail }, { cookie: used })).status).toBe(429);
  });

  it("of before a reset of the clock holds no new one back", { tags: "long" }, async () => {
    backend().advance(DAY);
    await refusedLink();
    backend().advance(-DAY);
    const before = await linksTo(MAREK);
    await flood({ email: MAREK });
    expect(await linksTo(MAREK)).toHaveLength(before.length + 1);
  });

  it("is removed from the database when it can no longer be used", async () => {
    await refusedLink();
    const links = () => backend().database.db.$count(deviceLink);
    await runSweeps(backend().app, [forgetDeviceLinks]);
    expect(await links()).toBe(1);
    backend().advance(DAY + 5 * MINUTE);
    await runSweeps(backend().app, [forgetDeviceLinks]);
    expect(await links()).toBe(0);
  });
});

it("signing out everywhere else ends a device that a link made known", async () => {
  const { token } = await signIn(MAREK);
  const cookie = cookieOf(await press(await refusedLink()));
  await backend().call("DELETE", `${SESSIONS}?others=1`, { token });
  await flood({ email: MAREK });
  expect((await ask({ email: MAREK }, { cookie })).status).toBe(429);
});

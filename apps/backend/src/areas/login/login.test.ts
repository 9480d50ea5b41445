import { DAY, MINUTE } from "@lucarne/api-client/durations";
import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import { appUser, authEvent, company, loginChallenge, notification } from "../../db/schema/index.ts";
import { tokensOf, withBackend } from "../../testing/backend.ts";
import { newCode } from "./rules/code.ts";
import { bodyOf } from "../../testing/body-of.ts";
import { matchers } from "../../../../../test-matchers.ts";
import { everyNth, inLongRun } from "../../../../../test-sample.ts";

const backend = withBackend();
const MAREK = "marek@dachserwis.example";
const LOGIN = "/v2/installer/login";
const VERIFY = "/v2/installer/login/verify";
const WRONG = { status: 406, body: { code: "code_invalid" } };

// Each test starts on its own day, so that daily limits of one do not affect the next.
beforeEach(() => backend().advance(25 * 60 * MINUTE));

const another = (code: string) => (code === "55555" ? "55556" : "55555");

describe("the right code of an account that is no longer active", () => {
  it("is refused as inactive, a wrong one as wrong", async () => {
    const { id } = await backend().person(MAREK);
    const asked = await backend().call("POST", LOGIN, { body: { email: MAREK } });
    const { user_id: userId, challenge } = bodyOf("installerLogin", asked);
    const code = await backend().lastCode(MAREK);
    await backend().database.db.update(appUser).set({ active: 2 }).where(eq(appUser.id, id));
    const verify = (tried: string) => backend().call("POST", VERIFY, { body: { userId, challenge, code: tried } });
    expect(await verify(another(code))).toMatchObject(WRONG);
    expect(await verify(code)).toMatchObject({ status: 401, body: { code: "account_inactive" } });
    await backend().database.db.update(appUser).set({ active: 1 }).where(eq(appUser.id, id));
  });
});

describe("requesting a code", () => {
  it("answers the user's id and what sign-in will request", async () => {
    const answer = await backend().call("POST", LOGIN, { body: { email: ` ${MAREK.toUpperCase()} ` } });
    const { id, companyId } = await backend().person(MAREK);
    expect(answer).toMatchObject({
      status: 200,
      headers: { "cache-control": "no-store" },
      body: { user_id: id, company_id: companyId, region: 10, has_regnr2: 0, has_survey: 1, resend_after: 60 },
    });
  });

  it("finds a user by a national phone number with its country", async () => {
    const { id } = await backend().person(MAREK);
    const byPhone = (phone: string, region: number) => backend().call("POST", LOGIN, { body: { phone, region } });
    expect(await byPhone("601234567", 10)).toMatchObject({ status: 200, body: { user_id: id } });
    expect(await byPhone("777123456", 4)).toMatchObject({ status: 200, body: { region: 4 } });
    expect(await byPhone("601234568", 10)).toMatchObject({ status: 404 });
    expect(await byPhone("12345", 10)).toMatchObject({
      status: 422,
      body: { errors: { phone: ["Invalid phone number."] } },
    });
  });

  it("answers an unknown contact in fixed English", async () => {
    const answer = await backend().call("POST", LOGIN, {
      body: { email: "nobody@example.com" },
      headers: { "accept-language": "pl" },
    });
    expect(answer).toMatchObject({
      status: 404,
      body: {
        code: "installer_not_found",
        message: "Installer not found.",
        errors: { email: ["Installer not found."] },
      },
    });
  });

  it.each(
    everyNth<[string, () => unknown]>(3, [
      [
        "an inactive person",
        () => backend().database.db.update(appUser).set({ active: 2 }).where(eq(appUser.emailNorm, "lubo@example.com")),
      ],
      [
        "a deleted person",
        () =>
          backend()
            .database.db.update(appUser)
            .set({ deletedAt: new Date() })
            .where(eq(appUser.emailNorm, "lubo@example.com")),
      ],
      [
        "a declined company",
        async () => {
          const { companyId } = await backend().person("lubo@example.com");
          await backend().database.db.update(company).set({ active: 2 }).where(eq(company.id, companyId));
        },
      ],
    ]),
  )("answers %s like an unknown contact", async (_name, change) => {
    await backend()
      .database.db.update(appUser)
      .set({ emailNorm: "lubo@example.com", verifiedEmailAt: null })
      .where(eq(appUser.emailNorm, "marek@stresneokna.example"));
    await change();
    expect(await backend().call("POST", LOGIN, { body: { email: "lubo@example.com" } })).toMatchObject({ status: 404 });
    const [{ companyId } = { companyId: 0 }] = await backend()
      .database.db.select()
      .from(appUser)
      .where(eq(appUser.emailNorm, "lubo@example.com"));
    await backend().database.db.update(company).set({ active: 1 }).where(eq(company.id, companyId));
    await backend()
      .database.db.update(appUser)
      .set({ emailNorm: "marek@stresneokna.example", active: 1, deletedAt: null })
      .where(eq(appUser.emailNorm, "lubo@example.com"));
  });

  it("repeats the same challenge within 60 s and sends nothing", async () => {
    const first = await backend().requestCode(MAREK);
    backend().advance(20_500);
    const second = await backend().requestCode(MAREK);
    expect(second).toEqual({ ...first, resend_after: 40 });
    backend().advance(40_000);
    const third = await backend().requestCode(MAREK);
    expect(third.challenge).not.toBe(first.challenge);
    expect(third.resend_after).toBe(60);
  });

  it("sends five codes an hour and ten a day, then answers when to retry", async () => {
    const ask = () => backend().call("POST", LOGIN, { body: { email: MAREK } });
    for (let sent = 0; sent < 5; sent++) {
      expect(await ask()).toMatchObject({ status: 200 });
      backend().advance(MINUTE + 1);
    }
    expect(await ask()).toMatchObject({
      status: 429,
      body: { code: "device_link_sent" },
      headers: { "retry-after": String(55 * 60) },
    });
    backend().advance(55 * MINUTE);
    for (let sent = 0; sent < 5; sent++) {
      expect(await ask()).toMatchObject({ status: 200 });
      backend().advance(13 * MINUTE);
    }
    expect(await ask()).toMatchObject({ status: 429 });
  });
});

describe("exchanging a code", () => {
  it("opens a session once", async () => {
    const { user_id: userId, challenge, code } = await backend().requestCode(MAREK);
    const verify = () => backend().call("POST", VERIFY, { body: { userId, challenge, code } });
    const answer = await verify();
    expect(answer).toMatchObject({ status: 200, body: { expires_in: 3600 } });
    expect((await backend().person(MAREK)).lastActiveAt).toEqual(backend().clock.now());
    expect(await backend().call("GET", "/v1/company/user/self", tokensOf(answer))).toMatchObject({ status: 200 });
    expect(await verify()).toMatchObject(WRONG);
  });

  it("uses the user's open challenge when none is sent", async () => {
    const { user_id: userId, code } = await backend().requestCode(MAREK);
    expect(await backend().call("POST", VERIFY, { body: { userId, code } })).toMatchObject({ status: 200 });
  });

  it("sends another code at once after one was used", async () => {
    await backend().signIn(MAREK);
    const again = await backend().requestCode(MAREK);
    expect(again.resend_after).toBe(60);
    expect(await backend().call("POST", VERIFY, { body: { userId: again.user_id, code: again.code } })).toMatchObject({
      status: 200,
    });
  });

  it("compares at most three codes", async () => {
    const { user_id: userId, challenge, code } = await backend().requestCode(MAREK);
    const attempt = (tried: string) => backend().call("POST", VERIFY, { body: { userId, challenge, code: tried } });
    for (let tries = 0; tries < 3; tries++) expect(await attempt(another(code))).toMatchObject(WRONG);
    expect(await attempt(code)).toMatchObject(WRONG);
  });

  it("accepts the right code at the third try", async () => {
    const { user_id: userId, code } = await backend().requestCode(MAREK);
    const attempt = (tried: string) => backend().call("POST", VERIFY, { body: { userId, code: tried } });
    expect(await attempt("1")).toMatchObject(WRONG);
    expect(await attempt("00123")).toMatchObject(WRONG);
    expect(await attempt(code)).toMatchObject({ status: 200 });
  });

  it("refuses a code after ten minutes, after a newer one, and for another user", async () => {
    const early = await backend().requestCode(MAREK);
    backend().advance(61_000);
    const late = await backend().requestCode(MAREK);
    const verify = (body: object) => backend().call("POST", VERIFY, { body });
    expect(await verify({ userId: early.user_id, challenge: early.challenge, code: early.code })).toMatchObject(WRONG);
    const anna = await backend().requestCode("anna@dachserwis.example");
    expect(await verify({ userId: anna.user_id, challenge: late.challenge, code: late.code })).toMatchObject(WRONG);
    backend().advance(10 * MINUTE + 1000);
    expect(await verify({ userId: late.user_id, challenge: late.challenge, code: late.code })).toMatchObject(WRONG);
  });

  it("answers an unknown user like a wrong code", async () => {
    const { user_id: userId } = await backend().requestCode(MAREK);
    const known = await backend().call("POST", VERIFY, { body: { userId, code: "1" } });
    const unknown = await backend().call("POST", VERIFY, { body: { userId: 999_999, code: "1" } });
    const form = ({ body }: typeof known) => JSON.stringify(body).replace(/urn:request:[\w-]+/, "");
    expect(known.status).toBe(406);
    expect(form(unknown)).toBe(form(known));
  });

  it("refuses anything but one to five digits", async () => {
    for (const code of ["", "123456", "12a", "１２３"]) {
      expect(await backend().call("POST", VERIFY, { body: { userId: 1, code } })).toMatchObject({
        status: 422,
        body: { errors: { code: matchers.any(Array) } },
      });
    }
  });

  it("keeps at most ten sessions; the oldest ends", async () => {
    const sessions = [];
    for (let count = 0; count < 11; count++) {
      sessions.push(await backend().signIn("ivana@krovopokrivac.example"));
      backend().advance(3 * 60 * MINUTE);
    }
    const alive = await Promise.all(
      sessions.map(({ refresh_token }) => backend().call("POST", "/v2/installer/refresh", { body: { refresh_token } })),
    );
    expect(alive.map(({ status }) => status)).toEqual([401, ...Array.from({ length: 10 }, () => 200)]);
  });

  it("notifies the user of a sign-in from an unknown address", async () => {
    const email = "petr@strechynovak.example";
    const { userId } = await backend().signIn(email, "192.0.2.10");
    const notifications = () =>
      backend()
        .database.db.select({ event: notification.event })
        .from(notification)
        .where(sql`${notification.userId} = ${userId} and ${notification.event} = 'new_sign_in'`);
    await backend().signIn(email, "192.0.2.10");
    expect(await notifications()).toHaveLength(0);
    await backend().signIn(email, "198.51.100.7");
    expect(await notifications()).toHaveLength(1);
  });
});

describe("guessing codes", () => {
  it("from a new network each time gets at most ninety comparisons a day", { tags: "long" }, async () => {
    const { id: userId } = await backend().person(MAREK);
    let compared = 0;
    for (let minute = 0; minute < 24 * 60; minute += 1) {
      const ip = `203.0.${minute % 250}.9`;
      const asked = await backend().call("POST", LOGIN, { body: { email: MAREK }, ip });
      if (asked.status === 200) {
        const { challenge } = bodyOf("installerLogin", asked);
        for (let tries = 0; tries < 4; tries++)
          await backend().call("POST", VERIFY, { body: { userId, challenge, code: "1" }, ip });
      }
      backend().advance(MINUTE);
    }
    const rows = await backend()
      .database.db.select({ attempts: loginChallenge.attempts })
      .from(loginChallenge)
      .where(sql`${loginChallenge.sentAt} > ${new Date(backend().clock.now().getTime() - DAY).toISOString()}`);
    for (const { attempts } of rows) compared += attempts;
    expect(compared).toBeLessThanOrEqual(90);
    expect(compared).toBeGreaterThan(0);
  });

  it("is recorded, try by try", async () => {
    const before = await backend().database.db.$count(authEvent, eq(authEvent.kind, "code_wrong"));
    const { user_id: userId } = await backend().requestCode(MAREK);
    await backend().call("POST", VERIFY, { body: { userId, code: "1" } });
    expect(await backend().database.db.$count(authEvent, eq(authEvent.kind, "code_wrong"))).toBe(before + 1);
  });
});

describe("a stranger", () => {
  const STRANGER = "198.51.100.9";
  const guess = (body: object, ip = STRANGER) => backend().call("POST", VERIFY, { body, ip });

  it("does not use up the tries of the owner's code, with or without a challenge", async () => {
    const { user_id: userId, challenge, code } = await backend().requestCode(MAREK);
    const strange = await backend().requestCode(MAREK, STRANGER);
    expect(strange.challenge).not.toBe(challenge);
    const wrong = another(code);
    for (let tries = 0; tries < 4; tries++) {
      expect(await guess({ userId, code: wrong })).toMatchObject(WRONG);
      expect(await guess({ userId, challenge: strange.challenge, code: wrong })).toMatchObject(WRONG);
    }
    expect(await guess({ userId, challenge, code }, "192.0.2.1")).toMatchObject({ status: 200 });
  });

  it("does not void the owner's code by a request", async () => {
    const { user_id: userId, challenge, code } = await backend().requestCode(MAREK);
    for (let minute = 0; minute < 5; minute++) {
      await backend().requestCode(MAREK, STRANGER);
      backend().advance(MINUTE + 1);
    }
    expect(await guess({ userId, challenge, code }, "192.0.2.1")).toMatchObject({ status: 200 });
  });

  it("a caller who requests all codes of the day locks no one else out, on the same or another network", async () => {
    await backend().signIn(MAREK);
    for (let hour = 0; hour < 12; hour++) {
      await backend().call("POST", LOGIN, { body: { email: MAREK }, ip: STRANGER });
      backend().advance(60 * MINUTE);
    }
    const asked = (ip: string) => backend().call("POST", LOGIN, { body: { email: MAREK }, ip });
    expect((await asked(STRANGER)).status).toBe(429);
    expect((await asked("192.0.2.1")).status).toBe(200);
    expect((await asked("203.0.113.77")).status).toBe(200);
  });

  it(
    "with many networks does not lock out a network that the account has signed in from",
    { tags: "long" },
    async () => {
      await backend().signIn(MAREK);
      const statuses: number[] = [];
      for (let minute = 0; minute < 40; minute++) {
        const answer = await backend().call("POST", LOGIN, { body: { email: MAREK }, ip: `203.0.113.${minute}` });
        statuses.push(answer.status);
        backend().advance(MINUTE);
      }
      expect(statuses).toContain(429);
      expect((await backend().call("POST", LOGIN, { body: { email: MAREK } })).status).toBe(200);
    },
  );

  const networks: readonly [string, (at: number) => string, string][] = [
    ["IPv4", (at: number) => `203.0.${at % 4}.${at % 250}`, "198.51.100.7"],
    ["IPv6", (at: number) => `2001:db8:${at % 4}:${at.toString(16)}::1`, "2001:db8:99::1"],
  ];

  it.each(networks)(
    "with many networks of four sites leaves a code to an owner at another site (%s)",
    { tags: "long" },
    async (_kind, ipOf, site) => {
      const ask = async (ip: string) => (await backend().call("POST", LOGIN, { body: { email: MAREK }, ip })).status;
      const statuses: number[] = [];
      for (let at = 0; at < 15 * 60; at += 1) {
        statuses.push(await ask(ipOf(at)));
        backend().advance(MINUTE);
      }
      expect(statuses.filter((status) => status === 200)).toHaveLength(20);
      expect(await ask(ipOf(901))).toBe(429);
      expect(await ask(site)).toBe(200);
      backend().advance(MINUTE + 1);
      expect(await ask(site)).toBe(429);
    },
  );

  it(
    "with many networks of many sites gets no more than thirty codes a day, the owner's site included",
    { tags: "long" },
    async () => {
      const statuses: number[] = [];
      for (let at = 0; at < 15 * 60; at += 1) {
        const ip = `203.0.${at % 250}.9`;
        statuses.push((await backend().call("POST", LOGIN, { body: { email: MAREK }, ip })).status);
        backend().advance(MINUTE);
      }
      expect(statuses.filter((status) => status === 200)).toHaveLength(30);
      expect((await backend().call("POST", LOGIN, { body: { email: MAREK }, ip: "198.51.100.7" })).status).toBe(429);
    },
  );
});

describe("after the clock was moved on and reset", () => {
  it("codes, waits and locks of the future are void", { tags: "long" }, async () => {
    const MONTH = 30 * DAY;
    backend().advance(MONTH);
    for (let sent = 0; sent < 5; sent++) {
      await backend().requestCode(MAREK);
      backend().advance(MINUTE + 1);
    }
    const future = await backend().requestCode("anna@dachserwis.example");
    backend().advance(-MONTH - 5 * (MINUTE + 1));
    const anna = { userId: future.user_id, challenge: future.challenge, code: future.code };
    expect(await backend().call("POST", VERIFY, { body: anna })).toMatchObject(WRONG);
    expect(await backend().signIn(MAREK)).toMatchObject({ token: matchers.any(String) });
  });
});

describe("login codes", () => {
  it("are uniform over 10000 to 99999", () => {
    const bins = Array.from({ length: 90 }, () => 0);
    const count = inLongRun(100_000, 10_000);
    for (let made = 0; made < count; made++) {
      const code = Number(newCode());
      expect(code >= 10_000 && code <= 99_999).toBe(true);
      const bin = Math.floor((code - 10_000) / 1000);
      bins[bin] = (bins[bin] ?? 0) + 1;
    }
    const expected = count / bins.length;
    const chi = bins.reduce((sum, seen) => sum + (seen - expected) ** 2 / expected, 0);
    // 89 degrees of freedom: one run in a million exceeds 160.
    expect(chi).toBeLessThan(160);
  });

  it("are not readable in any table", async () => {
    const { code } = await backend().requestCode("gabor@tetoablak.example");
    const { rows } = await backend().database.db.execute<{ name: string }>(
      sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    const hits: string[] = [];
    for (const { name } of rows) {
      const { rows: found } = await backend().database.db.execute(
        sql`select 1 from ${sql.identifier(name)} as t where t::text ~ ${`\\m${code}\\M`} limit 1`,
      );
      if (found.length > 0) hits.push(name);
    }
    expect(hits).toEqual([]);
  });
});

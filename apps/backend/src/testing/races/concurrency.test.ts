import { DAY, HOUR } from "@lucarne/api-client/durations";
import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";

import { WAIT_LIMIT } from "../../../../../test-limits.ts";
import { inLongRun } from "../../../../../test-sample.ts";
import { notify } from "../../areas/notifications/commands/notify.ts";
import { openPayload } from "../../areas/outbox/commands/enqueue.ts";
import {
  appUser,
  contactChange,
  deviceLink,
  knownDevice,
  loginChallenge,
  outbox,
  refreshToken,
  session,
} from "../../db/schema/index.ts";
import { balanceOf } from "../../ledger/accounts.ts";
import { grant, reserve } from "../../ledger/ledger.ts";
import { openBackend, tokensOf, withBackend } from "../backend.ts";
import { voidUnowned } from "../reservations.ts";
import { newProfile } from "../profile.ts";
import { TEST_KEY } from "../test-app.ts";
import { newUuid } from "../../kernel/uuid.ts";
import { bodyOf, codeOf, codeOfError } from "../body-of.ts";
import { times } from "../times.ts";

// The embedded database has one session, so races need a PostgreSQL server.
const backend = withBackend({ kind: "postgres" });
const EMAIL = "marek@dachserwis.example";
const VERIFY = "/v2/installer/login/verify";
const ROUNDS = inLongRun(5, 1);

beforeEach(() => backend().advance(DAY + HOUR));
afterAll(() => voidUnowned(backend()));

/** Runs something while the clock goes on, as it does for a server. */
const whileTimePasses = async <T>(run: () => Promise<T>): Promise<T> => {
  const moving = setInterval(() => backend().advance(1), 1);
  try {
    return await run();
  } finally {
    clearInterval(moving);
  }
};

describe("parallel calls", () => {
  it("50 right codes open one session", async () => {
    const { user_id: userId, challenge, code } = await backend().requestCode(EMAIL);
    const answers = await times(50, () => backend().call("POST", VERIFY, { body: { userId, challenge, code } }));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 406)).toHaveLength(49);
  });

  it("50 wrong codes are compared three times at most", async () => {
    const { user_id: userId, challenge } = await backend().requestCode(EMAIL);
    const answers = await times(50, (index) =>
      backend().call("POST", VERIFY, { body: { userId, challenge, code: String(index) } }),
    );
    expect(answers.every(({ status }) => status === 406)).toBe(true);
    const [row] = await backend().database.db.select().from(loginChallenge).where(eq(loginChallenge.uuid, challenge));
    expect(row?.attempts).toBe(3);
  });

  it("20 requests for a code send one", async () => {
    const answers = await times(20, () => backend().call("POST", "/v2/installer/login", { body: { email: EMAIL } }));
    expect(new Set(answers.map((answer) => bodyOf("installerLogin", answer).challenge)).size).toBe(1);
    const { id } = await backend().person(EMAIL);
    expect(
      await backend().database.db.$count(
        loginChallenge,
        and(eq(loginChallenge.userId, id), eq(loginChallenge.sentAt, backend().clock.now())),
      ),
    ).toBe(1);
  });

  it("a code is sent while a notification to its user is being written", async () => {
    const { id: userId } = await backend().person(EMAIL);
    await backend().database.transaction(async (tx) => {
      const notice = { userId, type: "info", event: "announcement", title: "News", text: "News" } as const;
      await notify(tx, notice, backend().clock.now());
      const answer = await backend().call("POST", "/v2/installer/login", { body: { email: EMAIL } });
      expect(answer).toMatchObject({ status: 200 });
    });
  });

  it("20 refused requests for a code send one device link, and 20 presses of its button make one device known", async () => {
    for (let site = 0; site < 16; site++) {
      await backend().call("POST", "/v2/installer/login", { body: { email: EMAIL }, ip: `198.51.${site}.9` });
      backend().advance(30_000);
    }
    await backend().database.db.delete(deviceLink);
    const refused = await times(20, (index) =>
      backend().call("POST", "/v2/installer/login", { body: { email: EMAIL }, ip: `203.0.${index}.80` }),
    );
    expect(new Set(refused.map(codeOf))).toEqual(new Set(["device_link_sent"]));
    expect(await backend().database.db.$count(deviceLink)).toBe(1);
    const { token } = await backend().lastPayload(EMAIL);
    const pressed = await whileTimePasses(() =>
      times(20, () => backend().call("POST", "/v2/installer/login/device", { body: { token } })),
    );
    expect(pressed.every(({ status }) => status === 204)).toBe(true);
    expect(new Set(pressed.map(({ headers }) => headers["set-cookie"])).size).toBe(1);
    expect(await backend().database.db.$count(knownDevice, isNull(knownDevice.sessionId))).toBe(1);
  });

  it("20 tabs that refresh stay signed in, in one family with one live token", async () => {
    const { refresh_token, userId } = await backend().signIn(EMAIL);
    const answers = await times(20, () => backend().call("POST", "/v2/installer/refresh", { body: { refresh_token } }));
    expect(new Set(answers.map((answer) => tokensOf(answer).refresh_token)).size).toBe(1);
    const live = await backend()
      .database.db.select({ id: session.id })
      .from(refreshToken)
      .innerJoin(session, eq(session.id, refreshToken.sessionId))
      .where(
        and(
          eq(session.userId, userId),
          isNull(refreshToken.usedAt),
          isNull(session.revokedAt),
          eq(session.lastSeenAt, backend().clock.now()),
        ),
      );
    expect(live).toHaveLength(1);
  });

  it("20 tabs that refresh while the time goes on stay signed in", { tags: "long" }, async () => {
    const { refresh_token } = await backend().signIn(EMAIL);
    const answers = await whileTimePasses(() =>
      times(20, () => backend().call("POST", "/v2/installer/refresh", { body: { refresh_token } })),
    );
    const pairs = answers.map((answer) => tokensOf(answer));
    expect(new Set(pairs.map((pair) => pair.refresh_token)).size).toBe(1);
    const token = pairs[0]?.token ?? "";
    expect(await backend().call("GET", "/v1/company/user/self", { token })).toMatchObject({ status: 200 });
  });

  it("64 reservations of 10 points on a balance of 100: ten succeed", async () => {
    const { companyId } = await backend().person("kristjan@katus.example");
    for (let round = 0; round < ROUNDS; round++) {
      const now = backend().clock.now();
      const run = backend().database.transaction;
      const { spendable } = await balanceOf(backend().database.db, companyId);
      const top = 100 - spendable;
      if (top > 0)
        await run((tx) =>
          grant(tx, {
            companyId,
            amount: top,
            reason: "trainings",
            ref: { type: "grant", id: newUuid(now) },
            actor: "system",
            now,
          }),
        );
      else
        await run((tx) =>
          reserve(tx, {
            companyId,
            amount: -top,
            ref: { type: "order", id: newUuid(now) },
            actor: "system",
            now,
          }),
        );
      const results = await times(64, () =>
        run((tx) =>
          reserve(tx, {
            companyId,
            amount: 10,
            ref: { type: "order", id: newUuid(now) },
            actor: "system",
            now,
          }),
        ).then(() => "reserved", codeOfError),
      );
      expect(results.filter((result) => result === "reserved")).toHaveLength(10);
      expect(results.filter((result) => result === "insufficient_points")).toHaveLength(54);
      expect((await balanceOf(backend().database.db, companyId)).spendable).toBe(0);
    }
  });

  it("a change of address that is confirmed while it is being stopped is taken back", async () => {
    const { token, userId } = await backend().signIn(EMAIL);
    const next = "marek.next@dachserwis.example";
    await backend().call("PATCH", `/v1/company/user/${userId}`, { token, body: { email: next } });
    const [sent] = await backend()
      .database.db.select()
      .from(outbox)
      .where(and(eq(outbox.recipient, EMAIL), eq(outbox.template, "contact_change")))
      .orderBy(desc(outbox.id));
    const stop = sent && openPayload([TEST_KEY], sent.payload)?.["token"];
    const stopping = await backend().database.transaction(async (tx) => {
      await tx.update(appUser).set({ emailNorm: next }).where(eq(appUser.id, userId));
      await tx
        .update(contactChange)
        .set({ confirmedAt: backend().clock.now() })
        .where(and(eq(contactChange.userId, userId), eq(contactChange.newContact, next)));
      const call = backend().call("POST", "/v2/installer/contact-change/stop", { body: { token: stop } });
      await vi.waitUntil(
        async () => {
          const { rows } = await backend().database.db.execute(
            sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          );
          return rows.length > 0;
        },
        { timeout: WAIT_LIMIT },
      );
      return { call };
    });
    expect(await stopping.call).toMatchObject({ status: 204 });
    expect(await backend().person(EMAIL)).toMatchObject({ id: userId });
  });

  it("8 registrations with one company's number, which ends differently in each, register one", async () => {
    const answers = await times(8, (index) =>
      backend().call("POST", "/v2/company/register", {
        ip: `203.0.113.${index}`,
        body: newProfile({
          regionsId: 6,
          phone: `20123450${index}`,
          companyRegistrationNumber: `12345678-2-1${index}`,
        }),
      }),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array<number>(7).fill(422)]);
  });

  it("one grant requested 50 times is made once", async () => {
    const { companyId } = await backend().person("rasa@stogulangai.example");
    const now = backend().clock.now();
    const ref = { type: "grant" as const, id: newUuid(now) };
    const given = await times(50, () =>
      backend().database.transaction((tx) =>
        grant(tx, { companyId, amount: 7, reason: "trainings", ref, actor: "system", now }),
      ),
    );
    expect(given.filter(Boolean)).toHaveLength(1);
  });

  it("two processes share one rate limit", async () => {
    const limited = await openBackend({ kind: "postgres", settings: { rateLimits: { RRefresh: 10 } } });
    const answers = await times(30, () =>
      limited.call("POST", "/v2/installer/refresh", { body: { refresh_token: "x" } }),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    await limited.server.close();
    await limited.database.close();
  });
});

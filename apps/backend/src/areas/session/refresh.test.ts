import { DAY, SECOND } from "@lucarne/api-client/durations";
import { eq, isNull, and } from "drizzle-orm";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { WAIT_LIMIT } from "../../../../../test-limits.ts";

import { appUser, company, refreshToken, session } from "../../db/schema/index.ts";
import { tokensOf, withBackend, type TestTokens } from "../../testing/backend.ts";
import { revokeSessions } from "./commands/revoke.ts";
import { matchers } from "../../../../../test-matchers.ts";
import { everyNth } from "../../../../../test-sample.ts";

const backend = withBackend();
const EMAIL = "marek@dachserwis.example";

let tokens: TestTokens;

beforeEach(async () => {
  backend().advance(DAY + SECOND);
  tokens = await backend().signIn(EMAIL);
});

const refresh = (refreshTokenText: string, key?: string) =>
  backend().call("POST", "/v2/installer/refresh", {
    body: { refresh_token: refreshTokenText },
    headers: key === undefined ? {} : { "idempotency-key": key },
  });
const self = (token: string) => backend().call("GET", "/v1/company/user/self", { token });
const child = async ({ refresh_token }: TestTokens) => tokensOf(await refresh(refresh_token));

describe("rotation", () => {
  it("gives a new pair and accepts the stored record as it is", async () => {
    const { token, refresh_token } = tokens;
    const body = { token, refresh_token, expiresAt: "2026-11-20T10:00:00.000Z" };
    const answer = await backend().call("POST", "/v2/installer/refresh", { body });
    expect(answer).toMatchObject({ status: 200, body: { expires_in: 3600 } });
    const next = tokensOf(answer);
    expect(next.refresh_token).not.toBe(tokens.refresh_token);
    expect(await self(next.token)).toMatchObject({ status: 200 });
  });

  it("gives the parent of the live token the same child within ten seconds", async () => {
    const first = await child(tokens);
    backend().advance(9 * SECOND);
    expect(await child(tokens)).toEqual({ ...first, expires_in: 3600 - 9 });
    expect(await self(first.token)).toMatchObject({ status: 200 });
  });

  it("gives the same child to a call that arrived in time and waited longer for the database", async () => {
    const { app, database } = backend();
    const first = await child(tokens);
    const released = Promise.withResolvers<void>();
    // The embedded database has one session.
    const held = database.transaction(() => released.promise);
    const now = vi.spyOn(app.clock, "now");
    const late = child(tokens);
    await vi.waitFor(() => expect(now).toHaveBeenCalled(), WAIT_LIMIT);
    now.mockRestore();
    backend().advance(15 * SECOND);
    released.resolve();
    await held;
    expect((await late).refresh_token).toBe(first.refresh_token);
    expect(await self(first.token)).toMatchObject({ status: 200 });
  });

  it("gives the same child to a call that read the time before the call that used the token", async () => {
    backend().advance(2 * SECOND);
    const first = await child(tokens);
    backend().advance(-1 * SECOND);
    expect((await child(tokens)).refresh_token).toBe(first.refresh_token);
    expect(await self(first.token)).toMatchObject({ status: 200 });
    backend().advance(SECOND);
  });

  it("ends the family when the use of the parent is further in the future, as after a clock reset (REL-7)", async () => {
    backend().advance(30 * SECOND);
    await child(tokens);
    backend().advance(-20 * SECOND);
    expect(await refresh(tokens.refresh_token)).toMatchObject({ status: 401, body: { code: "session_revoked" } });
    backend().advance(20 * SECOND);
  });

  it("ends the family when the parent is reused after eleven seconds", async () => {
    const next = await child(tokens);
    backend().advance(11 * SECOND);
    expect(await refresh(tokens.refresh_token)).toMatchObject({ status: 401, body: { code: "session_revoked" } });
    expect(await self(next.token)).toMatchObject({ status: 401, body: { code: "session_revoked" } });
    expect(await refresh(next.refresh_token)).toMatchObject({ status: 401 });
  });

  it("ends the family when a grandparent is reused, even within ten seconds", async () => {
    const next = await child(tokens);
    const last = await child(next);
    expect(await refresh(tokens.refresh_token)).toMatchObject({ status: 401, body: { code: "session_revoked" } });
    expect(await self(last.token)).toMatchObject({ status: 401 });
  });

  it("gives twenty parallel tabs the same pair", { tags: "long" }, async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(tokens.refresh_token)));
    expect(new Set(answers.map((answer) => tokensOf(answer).refresh_token)).size).toBe(1);
    const live = await backend().database.db.$count(
      refreshToken,
      and(
        isNull(refreshToken.usedAt),
        eq(
          refreshToken.sessionId,
          backend().database.db.select({ id: session.id }).from(session).orderBy(session.id).limit(1),
        ),
      ),
    );
    expect(live).toBeLessThanOrEqual(1);
  });
});

describe("a renewal that is repeated with its key", () => {
  const KEY = "key-of-this-renewal";

  it.each(
    everyNth<[string, number]>(2, [
      ["after an answer that hung for half a minute", 31 * SECOND],
      ["after a weekend without a network", 3 * DAY],
    ]),
  )("gets the same tokens %s", async (_when, pause) => {
    const first = tokensOf(await refresh(tokens.refresh_token, KEY));
    backend().advance(pause);
    const again = tokensOf(await refresh(tokens.refresh_token, KEY));
    expect(again).toMatchObject({ token: first.token, refresh_token: first.refresh_token });
    const next = tokensOf(await refresh(again.refresh_token, "key-of-the-next"));
    expect(await self(next.token)).toMatchObject({ status: 200 });
  });

  it.each([
    ["another key", KEY, "key-of-a-thief"],
    ["no key", KEY, undefined],
    ["a key when the first call had none", undefined, KEY],
  ])("ends the family when the call comes with %s", async (_what, first, second) => {
    const next = tokensOf(await refresh(tokens.refresh_token, first));
    backend().advance(11 * SECOND);
    expect(await refresh(tokens.refresh_token, second)).toMatchObject({
      status: 401,
      body: { code: "session_revoked" },
    });
    expect(await self(next.token)).toMatchObject({ status: 401, body: { code: "session_revoked" } });
  });

  it("ends the family when the tokens that it gave have been renewed", async () => {
    const next = tokensOf(await refresh(tokens.refresh_token, KEY));
    const last = tokensOf(await refresh(next.refresh_token, "key-of-the-next"));
    expect(await refresh(tokens.refresh_token, KEY)).toMatchObject({ status: 401, body: { code: "session_revoked" } });
    expect(await self(last.token)).toMatchObject({ status: 401 });
  });

  it("is refused with a key that is too long, and can be repeated", async () => {
    expect(await refresh(tokens.refresh_token, "k".repeat(256))).toMatchObject({
      status: 422,
      body: { errors: { "Idempotency-Key": [matchers.any(String)] } },
    });
    expect(await refresh(tokens.refresh_token, KEY)).toMatchObject({ status: 200 });
  });
});

describe("the end of a session", () => {
  it("expires the access token after exactly an hour", async () => {
    backend().advance(3599 * SECOND);
    expect(await self(tokens.token)).toMatchObject({ status: 200 });
    backend().advance(SECOND);
    expect(await self(tokens.token)).toMatchObject({
      status: 401,
      body: { code: "token_expired" },
      headers: { "www-authenticate": matchers.stringContaining("Bearer") },
    });
    expect(await refresh(tokens.refresh_token)).toMatchObject({ status: 200 });
  });

  it("comes after thirty idle days", async () => {
    backend().advance(30 * DAY);
    expect(await refresh(tokens.refresh_token)).toMatchObject({ status: 401, body: { code: "token_invalid" } });
  });

  it("comes after ninety days in any case", async () => {
    let current = tokens;
    for (let day = 0; day < 80; day += 20) {
      backend().advance(20 * DAY);
      current = await child(current);
    }
    backend().advance(9.99 * DAY);
    current = await child(current);
    expect(current.expires_in).toBeLessThan(3600);
    backend().advance(0.02 * DAY);
    expect(await refresh(current.refresh_token)).toMatchObject({ status: 401 });
    expect(await self(current.token)).toMatchObject({ status: 401 });
  });

  it("comes by logout with a refresh token, repeatedly and with any token", async () => {
    const logout = (text: string) => backend().call("POST", "/v2/installer/logout", { body: { refresh_token: text } });
    expect(await logout(tokens.refresh_token)).toMatchObject({
      status: 204,
      headers: { "clear-site-data": '"cache"' },
    });
    expect(await logout(tokens.refresh_token)).toMatchObject({ status: 204 });
    expect(await logout("never-was-a-token")).toMatchObject({ status: 204 });
    expect(await self(tokens.token)).toMatchObject({ status: 401, body: { code: "session_revoked" } });
  });

  it.each(
    everyNth<[string, (id: number) => Promise<void>]>(2, [
      [
        "a deactivated person",
        async (id: number) => {
          await backend().database.db.update(appUser).set({ active: 2 }).where(eq(appUser.id, id));
        },
      ],
      [
        "a deleted person",
        async (id: number) => {
          await backend()
            .database.db.update(appUser)
            .set({ deletedAt: backend().clock.now() })
            .where(eq(appUser.id, id));
        },
      ],
      [
        "a company that declined the terms",
        async (id: number) => {
          const [row] = await backend().database.db.select().from(appUser).where(eq(appUser.id, id));
          await backend()
            .database.db.update(company)
            .set({ active: 2 })
            .where(eq(company.id, row?.companyId ?? 0));
        },
      ],
      [
        "a revoked company",
        async (id: number) => {
          const [row] = await backend().database.db.select().from(appUser).where(eq(appUser.id, id));
          await backend().database.transaction((tx) =>
            revokeSessions(tx, { companyId: row?.companyId ?? 0 }, "company_declined", backend().clock.now()),
          );
        },
      ],
    ]),
  )("is over at the next call for %s", async (name, end) => {
    const stillActive = ["a deleted person", "a revoked company"].includes(name);
    const code = stillActive ? "session_revoked" : "account_inactive";
    const { id, companyId } = await backend().person(EMAIL);
    await end(id);
    expect(await self(tokens.token)).toMatchObject({ status: 401, body: { code } });
    expect(await refresh(tokens.refresh_token)).toMatchObject({ status: 401, body: { code } });
    await backend().database.db.update(appUser).set({ active: 1, deletedAt: null }).where(eq(appUser.id, id));
    await backend().database.db.update(company).set({ active: 1 }).where(eq(company.id, companyId));
  });
});

describe("tokens", () => {
  it.each(
    everyNth<[string, Record<string, string>, string]>(2, [
      ["no token", {}, "token_missing"],
      ["another scheme", { authorization: "Basic bWFyZWs6eA==" }, "token_invalid"],
      ["an invented token", { authorization: "Bearer pXlq7QW0cS3m1h5nB8vK2tR6yJ9dF4gA0uZ7eC1xO5i" }, "token_invalid"],
      ["an unsigned JWT", { authorization: "Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0." }, "token_invalid"],
      ["a very long token", { authorization: `Bearer ${"a".repeat(6000)}` }, "token_invalid"],
    ]),
  )("refuses %s", async (_name, headers, code) => {
    expect(await backend().call("GET", "/v1/company/user/self", { headers })).toMatchObject({
      status: 401,
      body: { code },
      headers: { "www-authenticate": matchers.stringMatching(/^Bearer/) },
    });
  });

  it("of one kind are not accepted as the other", async () => {
    expect(await self(tokens.refresh_token)).toMatchObject({ status: 401 });
    expect(await refresh(tokens.token)).toMatchObject({ status: 401, body: { code: "token_invalid" } });
  });
});

describe("an emulated session", () => {
  it("reads for thirty minutes and cannot change the language", async () => {
    const { id } = await backend().person(EMAIL);
    const token = await backend().emulate(id);
    expect(await self(token)).toMatchObject({ status: 200, body: { id } });
    expect(await backend().call("PATCH", `/v1/company/user/${id}`, { token, body: { languages_id: 5 } })).toMatchObject(
      {
        status: 403,
        body: { code: "emulated_session", errors: { session: [matchers.any(String)] } },
      },
    );
    expect(await refresh(token)).toMatchObject({ status: 401 });
    backend().advance(30 * 60 * SECOND);
    expect(await self(token)).toMatchObject({ status: 401, body: { code: "token_expired" } });
  });

  it.each([
    ["sends no message", "POST", "/v2/company/verification"],
    ["tops up no card", "POST", "/v1/edenred/card/topup/1"],
  ] as const)("%s, with the same refusal however often it tries", async (_name, method, path) => {
    const token = await backend().emulate((await backend().person(EMAIL)).id);
    for (let count = 0; count < 6; count++) {
      expect(await backend().call(method, path, { token, body: {} })).toMatchObject({
        status: 403,
        body: { code: "emulated_session" },
      });
    }
  });
});

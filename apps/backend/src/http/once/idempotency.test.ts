import { readContract } from "@lucarne/contract/operations";
import { DAY } from "@lucarne/api-client/durations";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { withBackend } from "../../testing/backend.ts";
import { problemOf } from "../answer/answer-problem.ts";
import { loadContract } from "../contract/contract.ts";
import { Problem } from "../../kernel/problem.ts";
import { buildPortalServer } from "../../runtime/serve/portal-server.ts";
import type { PublicCall } from "../call.ts";
import { authEvent } from "../../db/schema/index.ts";
import type { App } from "../../app.ts";
import { runOnce } from "./idempotency.ts";
import { matchers } from "../../../../../test-matchers.ts";

const backend = withBackend();

const contractOf = (days: object) => ({
  openapi: "3.1.0",
  paths: {
    "/things": {
      post: {
        operationId: "createThing",
        "x-rate-class": "RW",
        "x-idempotency": "key",
        ...days,
        security: [],
        requestBody: { required: true, content: { "application/json": { schema: { type: "object" } } } },
        responses: { "201": { description: "made", content: { "application/json": { schema: { type: "object" } } } } },
      },
    },
  },
});
const operations = readContract(contractOf({}));

let made = 0;
const createThing = async (app: App, { body }: { body: { refuse?: boolean; stop?: boolean } }, call: PublicCall) =>
  call.once(async (tx) => {
    await tx.insert(authEvent).values({ kind: "thing", createdAt: app.clock.now() });
    if (body.refuse) throw new Problem("insufficient_points");
    // As the server stops a statement that takes too long.
    if (body.stop) await tx.execute(sql`do $$ begin raise exception 'stopped' using errcode = '57014'; end $$`);
    made += 1;
    return { status: 201, body: { number: made }, headers: { location: `/things/${made}` } };
  });

const things = () => backend().database.db.$count(authEvent);
const post = async (body: object, key?: string, known = operations) => {
  const server = await buildPortalServer(backend().app, { operations: known, handlers: { createThing } });
  const headers = { "content-type": "application/json", ...(key === undefined ? {} : { "idempotency-key": key }) };
  const answer = await server.inject({ method: "POST", url: "/api/things", payload: body, headers });
  await server.close();
  return { status: answer.statusCode, body: answer.json<unknown>(), headers: answer.headers };
};

describe("an idempotency key", () => {
  it("returns the first answer again without a second effect, after a restart too", async () => {
    const first = await post({ size: 1 }, "a");
    const before = await things();
    const again = await post({ size: 1 }, "a");
    expect(again).toMatchObject({
      status: 201,
      body: first.body,
      headers: { location: first.headers["location"], "idempotent-replayed": "true" },
    });
    expect(first.headers["idempotent-replayed"]).toBeUndefined();
    expect(await things()).toBe(before);
  });

  it("is not held by a call whose own statement took too long: that call gets the answer that the server is busy", async () => {
    expect(await post({ stop: true }, "slow")).toMatchObject({
      status: 503,
      body: { code: "busy" },
      headers: { "retry-after": matchers.any(String) },
    });
  });

  it("belongs to one request", async () => {
    await post({ size: 1 }, "b");
    expect(await post({ size: 2 }, "b")).toMatchObject({
      status: 422,
      body: { code: "idempotency_mismatch", errors: { request: [matchers.any(String)] } },
    });
  });

  it("does not store refusals", async () => {
    const before = await things();
    expect(await post({ refuse: true }, "c")).toMatchObject({ status: 422, body: { code: "insufficient_points" } });
    expect(await things()).toBe(before);
    expect(await post({ size: 3 }, "c")).toMatchObject({ status: 201 });
  });

  it("expires after a day", async () => {
    const first = await post({ size: 1 }, "d");
    backend().advance(DAY);
    expect((await post({ size: 1 }, "d")).body).not.toEqual(first.body);
  });

  it("is kept as many days as the contract says by operation", async () => {
    const waiting = readContract(contractOf({ "x-idempotency-days": 30 }));
    const first = await post({ size: 1 }, "e", waiting);
    backend().advance(30 * DAY - 1000);
    expect((await post({ size: 1 }, "e", waiting)).body).toEqual(first.body);
    backend().advance(1000);
    expect((await post({ size: 1 }, "e", waiting)).body).not.toEqual(first.body);
  });

  it("of what waits on a device or spends points is kept for 30 days, of the rest for one (SCAN-8, CHK-15)", async () => {
    const days = Object.fromEntries(
      (await loadContract())
        .filter(({ idempotency }) => idempotency === "key")
        .map((one) => [one.operationId, one.idempotencyDays]),
    );
    expect(days).toMatchObject({ createScan: 30, createOrder: 30, requestCardTopUp: 30, createTicket: 1 });
  });

  it("is optional and has a maximum length", async () => {
    const first = await post({ size: 1 });
    expect((await post({ size: 1 })).body).not.toEqual(first.body);
    expect(await post({ size: 1 }, "k".repeat(255))).toMatchObject({ status: 201 });
    expect(await post({ size: 1 }, "k".repeat(256))).toMatchObject({
      status: 422,
      body: { errors: { "Idempotency-Key": [matchers.any(String)] } },
    });
  });
});

describe("a key that another call holds", () => {
  // The embedded database has one session: there, a second call waits for its turn.
  const server = withBackend({ kind: "postgres" });
  const name = (key: string) => ({ subject: "public", operation: "createThing", key, days: 1, content: {} });
  const made = async () => ({ status: 201 });

  /** Runs a call while another one holds its key. */
  const beside = async (key: string, database = server().database): Promise<unknown> => {
    const began = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    const first = runOnce(server().app, name(key), async () => {
      began.resolve();
      await released.promise;
      return { status: 201 };
    });
    await began.promise;
    const second = await runOnce({ ...server().app, database }, name(key), made).catch(problemOf);
    released.resolve();
    await first;
    return second;
  };

  it("is in progress", async () => {
    expect(await beside("held")).toMatchObject({ code: "idempotency_in_progress" });
    // The call that has claimed its key waits as long as its statements may.
    await runOnce(server().app, name("free"), async (tx) => {
      expect((await tx.execute("show lock_timeout")).rows).toEqual([{ lock_timeout: "0" }]);
      return { status: 201 };
    });
  });

  it("is not what a call waited for while a migration locks the table of keys: the server is busy", async () => {
    const locked = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    const migration = server().database.transaction(async (tx) => {
      await tx.execute("lock table idempotency_key in access exclusive mode");
      locked.resolve();
      await released.promise;
    });
    await locked.promise;
    const answer = await runOnce(server().app, name("behind a migration"), made).catch(problemOf);
    released.resolve();
    await migration;
    expect(answer).toMatchObject({ code: "busy" });
  });

  it("is not what stopped a statement that took too long: the server is busy", async () => {
    const { database } = server();
    const hasty: typeof database = {
      ...database,
      transaction: (fn) =>
        database.transaction(async (tx) => {
          await tx.execute("set local statement_timeout = 100");
          return fn(tx);
        }),
    };
    expect(await beside("slow", hasty)).toMatchObject({ code: "busy" });
  });
});

import { sql } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";

import { WAIT_LIMIT } from "../../../../../test-limits.ts";
import { handlers } from "../../areas/handlers.ts";
import { authenticate } from "../../areas/session/queries/authenticate.ts";
import { type Db, POOL_SIZE } from "../../db/client.ts";
import { buildPortalServer } from "../../runtime/serve/portal-server.ts";
import { TestBackend, withBackend } from "../../testing/backend.ts";
import { tokenFor } from "../../testing/operations/belongings.ts";
import { upload } from "../../testing/upload.ts";
import { Problem } from "../../kernel/problem.ts";
import { MAX_RUNNING, MAX_UPLOADS } from "./concurrency-limit.ts";

// With the pool of a real process: that of other tests has place for everybody.
const backend = withBackend({ kind: "postgres", poolSize: POOL_SIZE });
const MAREK = "marek@dachserwis.example";
const STEFAN = "stefan@krovni.example";
const SELF = "/v1/company/user/self";

/** A server with other parts. */
const serverWith = async (parts: Parameters<typeof buildPortalServer>[1]): Promise<TestBackend> => {
  const { app } = backend();
  const server = await buildPortalServer(app, { timeLimit: WAIT_LIMIT, ...parts });
  return new TestBackend({ app, server, deviations: [], advance: () => undefined });
};

const tokenOf = async (email: string): Promise<string> => tokenFor(backend(), (await backend().person(email)).id);

it("forty slow calls of one company leave connections for another company", async () => {
  const { companyId } = await backend().person(MAREK);
  const [own, other] = [await tokenOf(MAREK), await tokenOf(STEFAN)];
  let isSlow = false;
  let held = 0;
  /** Holds a connection of the company's calls until the lock is free. */
  const slow = async (db: Db, caller: { companyId: number }): Promise<void> => {
    if (!isSlow || caller.companyId !== companyId) return;
    held += 1;
    await db.execute(sql`select pg_advisory_xact_lock_shared(1)`);
  };
  const getCurrentUser: typeof handlers.getCurrentUser = async (app, input, call) => {
    await app.database.read((db) => slow(db, call.caller));
    return handlers.getCurrentUser(app, input, call);
  };
  const served = await serverWith({
    authenticate: async (db, token, now) => {
      const caller = await authenticate(db, token, now);
      await slow(db, caller);
      return caller;
    },
    handlers: { ...handlers, getCurrentUser },
  });
  // The server remembers callers after their first call.
  for (const token of [own, other]) expect((await served.call("GET", SELF, { token })).status).toBe(200);
  isSlow = true;
  let calls: Promise<{ status: number }>[] = [];
  await backend().database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(1)`);
    calls = Array.from({ length: 40 }, () => served.call("GET", SELF, { token: own }));
    // Each call that runs has a connection for its caller and one for itself.
    await vi.waitFor(() => expect(held).toBe(2 * MAX_RUNNING), WAIT_LIMIT);
    expect((await served.call("GET", SELF, { token: other })).status).toBe(200);
  });
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(Array(40).fill(200));
  await served.server.close();
});

it("calls for print files have places of their own, and take none of the company's other calls", async () => {
  const token = await tokenOf(MAREK);
  const drawn = Promise.withResolvers<void>();
  let drawing = 0;
  const served = await serverWith({
    handlers: {
      ...handlers,
      getOrderPrint: async () => {
        drawing += 1;
        await drawn.promise;
        return { status: 200, body: Buffer.from("%PDF-1.7"), headers: { "content-type": "application/pdf" } };
      },
    },
  });
  // Remembered, the caller's calls are counted by company.
  expect((await served.call("GET", SELF, { token })).status).toBe(200);
  const order = "/v2/orders/01900000-0000-7000-8000-000000000000/print";
  const prints = Array.from({ length: MAX_RUNNING + 1 }, () => served.call("GET", order, { token }));
  await vi.waitFor(() => expect(drawing).toBe(MAX_RUNNING), WAIT_LIMIT);
  expect((await served.call("GET", SELF, { token })).status).toBe(200);
  expect(drawing).toBe(MAX_RUNNING);
  drawn.resolve();
  for (const { status } of await Promise.all(prints)) expect(status).toBe(200);
  await served.server.close();
});

describe("uploads", () => {
  const BOSSES = [MAREK, STEFAN, "kristjan@katus.example", "rasa@stogulangai.example"];
  const send = (served: TestBackend, token: string) =>
    upload(served, "/v1/shop/order/files", { token, content: Buffer.from("a logo") });

  /** A server that reads uploads until `finish` is called, then refuses them; it knows the callers of the tokens. */
  const uploading = async (tokens: readonly string[]) => {
    const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
    const read: number[] = [];
    const uploadOrderFile: typeof handlers.uploadOrderFile = async (_app, _input, { caller }) => {
      read.push(caller.companyId);
      await finished;
      throw new Problem("not_found");
    };
    const served = await serverWith({ handlers: { ...handlers, uploadOrderFile } });
    for (const token of tokens) expect((await served.call("GET", SELF, { token })).status).toBe(200);
    return { served, read, finish };
  };

  it("of a company are read four at a time, and take none of its other calls", async () => {
    const token = await tokenOf(MAREK);
    const { served, read, finish } = await uploading([token]);
    const sent = Array.from({ length: MAX_RUNNING + 1 }, () => send(served, token));
    await vi.waitFor(() => expect(read).toHaveLength(MAX_RUNNING), WAIT_LIMIT);
    expect((await served.call("GET", SELF, { token })).status).toBe(200);
    expect(read).toHaveLength(MAX_RUNNING);
    finish();
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual(sent.map(() => 404));
    await served.server.close();
  });

  it("of many companies are read twelve at a time, and the others afterwards", async () => {
    const tokens = await Promise.all(BOSSES.map(tokenOf));
    const { served, read, finish } = await uploading(tokens);
    const sent = tokens.flatMap((token) => Array.from({ length: MAX_RUNNING }, () => send(served, token)));
    await vi.waitFor(() => expect(read).toHaveLength(MAX_UPLOADS), WAIT_LIMIT);
    for (const token of tokens) expect((await served.call("GET", SELF, { token })).status).toBe(200);
    expect(read).toHaveLength(MAX_UPLOADS);
    finish();
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual(sent.map(() => 404));
    expect(new Set(read).size).toBe(BOSSES.length);
    await served.server.close();
  });
});

import { readContract } from "@lucarne/contract/operations";
import { DAY } from "@lucarne/api-client/durations";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { withBackend } from "../../testing/backend.ts";
import { loadContract } from "../contract/contract.ts";
import { Problem } from "../../kernel/problem.ts";
import { buildPortalServer } from "../../runtime/serve/portal-server.ts";
import type { PublicCall } from "../call.ts";
import { authEvent } from "../../db/schema/index.ts";
import type { App } from "../../app.ts";

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
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
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

  it("is not held by a call whose own statement took too long: that call is told that the server is busy", async () => {
    expect(await post({ stop: true }, "slow")).toMatchObject({
      status: 503,
      body: { code: "busy" },
      headers: { "retry-after": expect.any(String) },
    });
  });

  it("belongs to one request", async () => {
    await post({ size: 1 }, "b");
    expect(await post({ size: 2 }, "b")).toMatchObject({
      status: 422,
      body: { code: "idempotency_mismatch", errors: { request: [expect.any(String)] } },
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

  it("of a scan is kept for 30 days, because the scan may wait on a device (SCAN-8)", async () => {
    const days = Object.fromEntries(
      (await loadContract())
        .filter(({ idempotency }) => idempotency === "key")
        .map((one) => [one.operationId, one.idempotencyDays]),
    );
    expect(days).toMatchObject({ createScan: 30, createOrder: 1 });
  });

  it("is optional and has a maximum length", async () => {
    const first = await post({ size: 1 });
    expect((await post({ size: 1 })).body).not.toEqual(first.body);
    expect(await post({ size: 1 }, "k".repeat(255))).toMatchObject({ status: 201 });
    expect(await post({ size: 1 }, "k".repeat(256))).toMatchObject({
      status: 422,
      body: { errors: { "Idempotency-Key": [expect.any(String)] } },
    });
  });
});

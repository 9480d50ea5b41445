import { sql } from "drizzle-orm";
import { expect, inject, it, vi } from "vitest";

import { WAIT_LIMIT } from "../../../../../test-limits.ts";
import { openPostgres } from "../../db/client.ts";
import { openEmbedded } from "../../db/embedded/open-embedded.ts";
import { buildPortalServer } from "../../runtime/serve/portal-server.ts";
import { TestBackend, withBackend } from "../../testing/backend.ts";
import { problemOf } from "../answer/answer-problem.ts";
import { statusOf } from "../answer/problem-body.ts";
import { matchers } from "../../../../../test-matchers.ts";

// The embedded database has one session: a transaction that does not end is as slow as a statement.
const backend = withBackend({ kind: "pglite" });

it("answers in time while the embedded database does not, and as usual after it", async () => {
  const { token } = await backend().signIn("marek@dachserwis.example");
  const { app } = backend();
  const server = await buildPortalServer(app, { timeLimit: 100 });
  const hasty = new TestBackend({ app, server, deviations: [], advance: () => undefined });
  const released = Promise.withResolvers<void>();
  const held = app.database.transaction(() => released.promise);
  const self = "/v1/company/user/self";
  const answer = await hasty.call("GET", self, { token });
  released.resolve();
  await held;
  expect(answer).toMatchObject({
    status: 503,
    headers: { "retry-after": "10", "content-type": matchers.stringContaining("application/problem+json") },
    body: { code: "busy", errors: { request: [matchers.stringMatching(/ 10\ss\.$/)] } },
  });
  expect(await backend().call("GET", self, { token })).toMatchObject({ status: 200 });
  await server.close();
});

it("answers a statement that PostgreSQL has stopped with 503, and not as maintenance", async () => {
  const database = openPostgres(inject("postgresUrl"), { timeout: WAIT_LIMIT });
  const stopped = await database
    .transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 100`);
      await tx.execute(sql`select pg_sleep(60)`);
    })
    .catch(problemOf);
  expect(stopped).toMatchObject({ code: "busy", headers: { "retry-after": "10" } });
  expect(statusOf(problemOf(stopped))).toBe(503);
  await database.close();
});

it("answers a call that got no connection with 503 and a short time to try again, and not as maintenance", async () => {
  const database = openPostgres(inject("postgresUrl"), { poolSize: 1, timeout: 300 });
  const released = Promise.withResolvers<void>();
  const held = database.transaction(() => released.promise);
  const crowded = await database.read((db) => db.execute(sql`select 1`)).catch(problemOf);
  expect(crowded).toMatchObject({ code: "busy", headers: { "retry-after": "2" } });
  released.resolve();
  await held;
  await database.close();
});

it("answers a call for which the server has no connection with 503, and not as maintenance", async () => {
  const database = openPostgres(inject("postgresUrl"), { timeout: WAIT_LIMIT });
  await database.exec("drop role if exists crowd; create role crowd login connection limit 0");
  const url = new URL(inject("postgresUrl"));
  url.username = "crowd";
  const full = openPostgres(url.href, { timeout: WAIT_LIMIT });
  const refused = await full.read((db) => db.execute(sql`select 1`)).catch(problemOf);
  expect(refused).toMatchObject({ code: "busy", headers: { "retry-after": "2" } });
  await full.close();
  await database.exec("drop role crowd");
  await database.close();
});

it("does not keep what waits too long for the embedded database", { tags: "long" }, async () => {
  const { pool, close } = await openEmbedded({ image: inject("seededImage"), queueLimit: 1_000 });
  // On a slow machine the first connection may take longer.
  const other = await vi.waitUntil(() => pool.connect().catch(() => undefined), WAIT_LIMIT);
  await expect(pool.query("select 1")).rejects.toThrow("timeout");
  other.release();
  expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await close();
});

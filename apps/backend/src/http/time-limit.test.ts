import { sql } from "drizzle-orm";
import { expect, inject, it } from "vitest";

import { openPostgres } from "../db/client.ts";
import { openEmbedded } from "../db/embedded/open-embedded.ts";
import { buildPortalServer } from "../runtime/portal-server.ts";
import { TestBackend, withBackend } from "../testing/backend.ts";
import { problemOf } from "./answer-problem.ts";
import { statusOf } from "./problem-body.ts";

const backend = withBackend();

it("answers in time while a statement of the embedded database runs, and as usual after it", async () => {
  const { token } = await backend().signIn("marek@dachserwis.example");
  const { app } = backend();
  const server = await buildPortalServer(app, { timeLimit: 100 });
  const hasty = new TestBackend({ app, server, deviations: [], advance: () => undefined });
  let running = true;
  const statement = app.database.db.execute(sql`select pg_sleep(3)`).then(() => (running = false));
  const self = "/v1/company/user/self";
  const answer = await hasty.call("GET", self, { token });
  expect(running).toBe(true);
  expect(answer).toMatchObject({
    status: 503,
    headers: { "retry-after": "10", "content-type": expect.stringContaining("application/problem+json") },
    body: { code: "busy", errors: { request: [expect.stringMatching(/ 10\ss\.$/)] } },
  });
  await statement;
  expect(await backend().call("GET", self, { token })).toMatchObject({ status: 200 });
  await server.close();
});

it("answers a statement that PostgreSQL has stopped with 503, and not as maintenance", async () => {
  const database = openPostgres(inject("postgresUrl"), { timeout: 100 });
  const stopped = await database.db.execute(sql`select pg_sleep(60)`).catch(problemOf);
  expect(stopped).toMatchObject({ code: "busy", headers: { "retry-after": "10" } });
  expect(statusOf(problemOf(stopped))).toBe(503);
  await database.close();
});

it("does not keep what waits too long for the embedded database", async () => {
  const { pool, close } = await openEmbedded({ image: inject("seededImage"), queueLimit: 4_000 });
  const other = await pool.connect();
  await expect(pool.query("select 1")).rejects.toThrow("timeout");
  other.release();
  expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await close();
});

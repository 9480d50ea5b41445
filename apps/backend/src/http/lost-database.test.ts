import { setTimeout } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { openPostgres } from "../db/client.ts";
import { buildPortalServer } from "../runtime/serve/portal-server.ts";
import { withBackend } from "../testing/backend.ts";
import { loadContract } from "./contract/contract.ts";

const backend = withBackend({ kind: "postgres" });

/** Holds a table until the work is done, which gets the process numbers of the connections that wait for it. */
const whileLocked = (table: string, work: (waiting: () => Promise<number[]>) => Promise<void>): Promise<void> =>
  backend().database.transaction(async (tx) => {
    await tx.execute(sql`lock table ${sql.identifier(table)} in access exclusive mode`);
    await work(async () => {
      const { rows } = await tx.execute<{ pid: number }>(
        sql`select pid from pg_locks where relation = ${table}::regclass and not granted`,
      );
      return rows.map(({ pid }) => pid);
    });
  });

it("a call whose connection is terminated is answered with busy, and the next one is answered (REL-6)", async () => {
  const { token } = await backend().signIn("anna@dachserwis.example");
  await whileLocked("card", async (waiting) => {
    const call = backend().call("GET", "/v1/company/user/self", { token });
    await expect.poll(waiting).toHaveLength(1);
    await backend().database.db.execute(
      sql`select pg_terminate_backend(pid) from unnest(${sql.param(await waiting())}::int[]) as pid`,
    );
    expect(await call).toMatchObject({ status: 503, headers: { "retry-after": "2" }, body: { code: "busy" } });
  });
  // The pool may have another connection that the server has ended, which the next call finds.
  const statusOfNext = async () => (await backend().call("GET", "/v1/company/user/self", { token })).status;
  await expect.poll(statusOfNext).toBe(200);
});

it("a connection that is terminated between two statements of a transaction fails the next one, and not the process", async () => {
  const { database } = backend();
  const terminated = database.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await database.db.execute(sql`select pg_terminate_backend(${rows[0]?.pid}, 10000)`);
    // An error without a listener would be thrown here.
    await setTimeout(100);
    await tx.execute(sql`select 1`);
  });
  await expect(terminated).rejects.toThrow();
});

describe.each([
  ["refuses connections", "postgresql://lucarne@127.0.0.1:1/none"],
  ["has no socket", "postgresql://lucarne@localhost/none?host=/nowhere"],
])("a database that %s", (_what, url) => {
  const database = openPostgres(url);
  let server: Awaited<ReturnType<typeof buildPortalServer>>;

  beforeAll(async () => {
    server = await buildPortalServer({ ...backend().app, database });
  });

  afterAll(async () => {
    await server.close();
    await database.close();
  });

  it("makes every call busy and the process not ready, while it still runs (REL-6)", async () => {
    for (const { method, path } of await loadContract()) {
      const answer = await server.inject({ method, url: `/api${path.replaceAll(/\{\w+\}/g, "1")}` });
      expect([answer.statusCode, answer.headers["retry-after"]], path).toEqual([503, "2"]);
      expect(answer.json(), path).toMatchObject({ code: "busy" });
    }
    expect((await server.inject("/readyz")).statusCode).toBe(503);
    expect((await server.inject("/healthz")).statusCode).toBe(200);
  });
});

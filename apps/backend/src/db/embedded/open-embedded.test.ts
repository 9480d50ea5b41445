import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterEach, describe, expect, inject, it } from "vitest";

import { fromEmbedded } from "../client.ts";
import { type Embedded, openEmbedded } from "./open-embedded.ts";

const open: Embedded[] = [];
const inMemory = async (image = inject("seededImage")): Promise<Embedded> => {
  const embedded = await openEmbedded({ image });
  open.push(embedded);
  return embedded;
};
afterEach(async () => {
  for (const embedded of open.splice(0)) await embedded.close();
});

describe("the embedded database", () => {
  it("leaves the event loop free while a statement runs", { tags: "long" }, async () => {
    const { pool } = await inMemory();
    let running = true;
    const statement = pool.query("select count(*) from generate_series(1, 1000000)").then(() => (running = false));
    let turns = 0;
    while (running) {
      await new Promise((resolve) => setImmediate(resolve));
      turns++;
    }
    await statement;
    expect(turns).toBeGreaterThan(10);
  });

  it("serves callers in turn: none is overtaken more than twice by the others", { tags: "long" }, async () => {
    const { pool } = await inMemory();
    const callers = 50;
    let served = 0;
    const waits: number[] = [];
    const call = async (): Promise<void> => {
      const before = served;
      for (let statement = 0; statement < 3; statement++) await pool.query("select 1");
      served++;
      waits.push(served - before);
    };
    await Promise.all(
      Array.from({ length: callers }, async () => {
        for (let round = 0; round < 10; round++) await call();
      }),
    );
    expect(Math.max(...waits)).toBeLessThanOrEqual(2 * callers);
  });

  it("gives a broken connection's successor a clean session", async () => {
    const { pool } = await inMemory();
    const first = await pool.connect();
    await first.query("begin");
    await first.query("create table left_over (id int)");
    first.release(new Error("broken"));
    expect((await pool.query("select to_regclass('left_over') as found")).rows).toEqual([{ found: null }]);
  });

  it("is written to a file that another one starts with", { tags: "long" }, async () => {
    const folder = await mkdtemp(path.join(tmpdir(), "lucarne-image-"));
    const image = path.join(folder, "image.tar");
    const one = await inMemory();
    await one.pool.query("create table kept as select 7 as id");
    await one.dump(image);
    const other = await inMemory(image);
    expect((await other.pool.query("select id from kept")).rows).toEqual([{ id: 7 }]);
    await rm(folder, { recursive: true });
  });

  it("prepares a statement that comes again, and answers it the same", async () => {
    const { db } = fromEmbedded(await inMemory());
    const prepared = async () => (await db.execute("select statement from pg_prepared_statements")).rows;
    for (let round = 0; round < 3; round++)
      expect((await db.execute("select 40 + 2 as answer")).rows).toEqual([{ answer: 42 }]);
    expect(await prepared()).toContainEqual({ statement: "select 40 + 2 as answer" });
  });
});

import { Worker } from "node:worker_threads";

import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";

import { type Database, fromEmbedded } from "../client.ts";
import { openEmbedded } from "../embedded/open-embedded.ts";

let database: Database;
beforeAll(async () => {
  database = fromEmbedded(await openEmbedded({ image: inject("seededImage") }));
});
afterAll(() => database.close());

const one = async () => (await database.read((db) => db.execute<{ one: number }>("select 1 as one"))).rows[0]?.one;
const reads = (count: number) => Promise.all(Array.from({ length: count }, one));

describe("reads that begin together", () => {
  it("share a round trip, up to eight of them", async () => {
    await reads(2);
    const send = vi.spyOn(Worker.prototype, "postMessage");
    expect(await reads(8)).toEqual(Array(8).fill(1));
    expect(send).toHaveBeenCalledTimes(1);
    expect(await reads(17)).toEqual(Array(17).fill(1));
    expect(send).toHaveBeenCalledTimes(4);
    send.mockRestore();
  });

  it("fail alone", async () => {
    const failing = database.read((db) => db.execute("select 1 / 0"));
    const results = await Promise.allSettled([one(), failing, one()]);
    expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect(await one()).toBe(1);
  });

  it("see nothing of a transaction that has not ended", async () => {
    await database.exec("create table note (id int)");
    const counting = () => database.read((db) => db.execute<{ count: number }>("select count(*)::int from note"));
    const writing = database.transaction(async (tx) => {
      await tx.execute(sql`insert into note values (1)`);
      const later = counting();
      await tx.execute(sql`insert into note values (2)`);
      return { later };
    });
    const before = await counting();
    const { later } = await writing;
    expect([before.rows[0]?.count, (await later).rows[0]?.count]).toEqual([2, 2]);
  });
});

describe("a transaction", () => {
  it("that fails leaves nothing behind, and the connection usable", async () => {
    await database.exec("create table attempt (id int)");
    const failing = database.transaction(async (tx) => {
      await tx.execute(sql`insert into attempt values (1)`);
      throw new Error("refused");
    });
    await expect(failing).rejects.toThrow("refused");
    const broken = database.transaction((tx) => tx.execute("select 1 / 0"));
    await expect(broken).rejects.toThrow();
    expect((await database.db.execute("select count(*)::int from attempt")).rows).toEqual([{ count: 0 }]);
  });

  it("begins in the round trip of its first statement", async () => {
    const send = vi.spyOn(Worker.prototype, "postMessage");
    await database.transaction((tx) => tx.execute("select 1"));
    expect(send).toHaveBeenCalledTimes(2);
    send.mockRestore();
  });
});

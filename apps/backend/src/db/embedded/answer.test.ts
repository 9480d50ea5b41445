import { readFile } from "node:fs/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

import { PGlite, protocol } from "@electric-sql/pglite";
import { afterAll, beforeAll, expect, inject, test } from "vitest";

import { answerOf } from "./answer.ts";

/** Bytes of memory in use after a garbage collection. */
const used = (): number => {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc()");
  return process.memoryUsage().heapUsed;
};

let client: PGlite;
beforeAll(async () => {
  client = await PGlite.create({ loadDataDir: new Blob([await readFile(inject("seededImage"))]) });
});
afterAll(() => client.close());

const ask = (sql: string) => answerOf(client, protocol.serialize.query(sql));

test("an answer longer than one part of the database's buffer is complete and in order", async () => {
  const text = Buffer.from(
    await ask("select 'row' || to_char(n, 'FM00000') from generate_series(1, 20000) n"),
  ).toString("latin1");
  const numbers = text.match(/row\d{5}/g) ?? [];
  expect(numbers).toHaveLength(20_000);
  expect(numbers).toEqual(numbers.toSorted());
});

test("an error is part of the answer, and the next statement is answered", async () => {
  expect(Buffer.from(await ask("select 1 / 0")).toString("latin1")).toContain("division by zero");
  expect(Buffer.from(await ask("select 'still here'")).toString("latin1")).toContain("still here");
});

test("rows that were answered take no more memory", { tags: "long" }, async () => {
  const rows = "select n, md5(n::text) from generate_series(1, 5000) n";
  await ask(rows);
  const before = used();
  for (let round = 0; round < 40; round++) await ask(rows);
  // 200,000 rows: kept, they would take more than 40 MB.
  expect(used() - before).toBeLessThan(8_000_000);
});

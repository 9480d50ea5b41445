import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readdir } from "node:fs/promises";
import path from "node:path";

import type pg from "pg";

/** Rows or bytes of each part of a backup, with a checksum: by table, or by file. */
export type Contents = ReadonlyMap<string, { readonly amount: number; readonly checksum: string }>;

/** Every table of a PostgreSQL database with its rows. */
export const tablesOf = async (client: pg.Client): Promise<Contents> => {
  const { rows: names } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  const found = new Map<string, { amount: number; checksum: string }>();
  for (const { name } of names) {
    // A sum of hashes needs no order, and no memory for the rows.
    const { rows } = await client.query<{ amount: number; checksum: string }>(
      `select count(*)::int as amount, coalesce(sum(hashtextextended(t::text, 0)::numeric), 0)::text as checksum
       from ${JSON.stringify(name)} t`,
    );
    const [row] = rows;
    if (row) found.set(name, row);
  }
  return found;
};

const checksumOf = async (file: string): Promise<{ amount: number; checksum: string }> => {
  const hash = createHash("sha256");
  let amount = 0;
  const parts: AsyncIterable<Buffer> = createReadStream(file);
  for await (const part of parts) {
    hash.update(part);
    amount += part.length;
  }
  return { amount, checksum: hash.digest("hex") };
};

/** Every file of a folder with its bytes. */
export const filesIn = async (folder: string): Promise<Contents> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found = new Map<string, { amount: number; checksum: string }>();
  for (const { parentPath, name } of entries.filter((entry) => entry.isFile()))
    found.set(path.relative(folder, path.join(parentPath, name)), await checksumOf(path.join(parentPath, name)));
  return found;
};

/** The parts that are not the same in both. */
export const differences = (one: Contents, other: Contents): string[] =>
  [...new Set([...one.keys(), ...other.keys()])].filter((name) => {
    const [before, after] = [one.get(name), other.get(name)];
    return before?.amount !== after?.amount || before?.checksum !== after?.checksum;
  });

/** The rows or bytes of all parts. */
export const amountOf = (contents: Contents): number =>
  [...contents.values()].reduce((sum, { amount }) => sum + amount, 0);

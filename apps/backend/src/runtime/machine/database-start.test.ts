import path from "node:path";

import pg from "pg";
import { expect, inject, it } from "vitest";

import { StartFailure } from "../start-failure.ts";
import { openAndMigrate } from "./database-start.ts";

it("refuses a database of a server whose encoding cannot hold every letter, and says so", async () => {
  const server = inject("postgresUrl");
  const name = `ascii_${process.pid}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name} template template0 encoding 'SQL_ASCII' lc_collate 'C' lc_ctype 'C'`);
  try {
    const databaseUrl = server.replace("/postgres?", `/${name}?`);
    const opened = openAndMigrate({ databaseUrl, dataDir: path.join(import.meta.dirname, "none") });
    await expect(opened).rejects.toThrow(StartFailure);
    await expect(opened).rejects.toThrow("has the encoding SQL_ASCII. Create it with the encoding UTF8.");
  } finally {
    await client.query(`drop database ${name} with (force)`);
    await client.end();
  }
});

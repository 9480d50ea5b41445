import { cp, rm, stat } from "node:fs/promises";
import path from "node:path";
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";

import pg from "pg";

import { amountOf, type Contents, differences, filesIn, tablesOf } from "./contents.ts";

/** A backup that was taken and restored in an empty place. */
export interface Restored {
  /** One line about the backup. */
  readonly backup: string;
  /** One line about what was compared. */
  readonly compared: string;
  /** Tables or files that are not the same. */
  readonly different: readonly string[];
  /** The names of uploaded files by the restored database; undefined for the embedded one. */
  readonly files: readonly string[] | undefined;
  /** The place, as settings of the program. */
  readonly environment: Readonly<Record<string, string>>;
  /** Removes the place. */
  readonly remove: () => Promise<void>;
}

/** A step of the drill that failed, with one sentence. */
export class DrillFailure extends Error {}

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** A database as the programs of PostgreSQL take it: every user of the machine can read their arguments. */
const withoutPassword = (url: string): { readonly address: string; readonly password: string } => {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = "";
  return { address: address.href, password };
};

const run = (program: string, parts: readonly string[], password: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const env = { ...process.env, ...(password !== "" && { PGPASSWORD: password }) };
    const child = spawn(program, parts, { env, stdio: ["ignore", "ignore", "pipe"] });
    let errors = "";
    child.stderr.on("data", (data) => (errors += String(data)));
    child.once("error", () => reject(new DrillFailure(`${program} is not on this machine.`)));
    child.once("close", (code) =>
      code === 0 ? resolve() : reject(new DrillFailure(`${program} failed: ${errors.trim().slice(0, 2000)}`)),
    );
  });

const connected = async <Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> => {
  const client = new pg.Client({ connectionString: url, options: "-c timezone=UTC -c statement_timeout=0" });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/** The address of another database on the same server. */
const addressOf = (url: string, name: string): string => {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
};

const compare = (before: Contents, after: Contents, words: (parts: number, amount: number) => string) => ({
  compared: words(before.size, amountOf(before)),
  different: differences(before, after),
});

/**
 * Dumps a PostgreSQL database while the program may run, and restores it in a new database on the same server. Both are
 * compared as of the same snapshot.
 */
export const restorePostgres = async (url: string, folder: string): Promise<Restored> => {
  const file = path.join(folder, "lucarne.dump");
  const { address, password } = withoutPassword(url);
  const before = await connected(url, async (client) => {
    await client.query("begin isolation level repeatable read, read only");
    const { rows } = await client.query<{ snapshot: string }>("select pg_export_snapshot() as snapshot");
    const snapshot = `--snapshot=${rows[0]?.snapshot}`;
    await run("pg_dump", ["--format=custom", snapshot, `--file=${file}`, address], password);
    return tablesOf(client);
  });
  const name = `lucarne_drill_${randomBytes(6).toString("hex")}`;
  await connected(url, (client) => client.query(`create database ${name}`));
  const remove = () =>
    connected(url, async (client) => void (await client.query(`drop database if exists ${name} with (force)`)));
  try {
    const restored = addressOf(url, name);
    const target = `--dbname=${addressOf(address, name)}`;
    await run("pg_restore", ["--no-owner", "--exit-on-error", target, file], password);
    const { rows: files } = await connected(restored, (client) =>
      client.query<{ uuid: string }>("select uuid from file_object where state in ('draft', 'used')"),
    );
    return {
      files: files.map(({ uuid }) => uuid),
      backup: `pg_dump, ${megabytes((await stat(file)).size)}`,
      ...compare(before, await connected(restored, tablesOf), (tables, rows) => `${tables} tables, ${rows} rows`),
      // A process that works would send waiting messages again.
      environment: { DATABASE_URL: restored, ROLE: "web" },
      remove,
    };
  } catch (error) {
    await remove();
    throw error;
  }
};

/** Restores a backup of the embedded database in an empty folder. */
export const restoreFolder = async (backup: string, dataDir: string): Promise<Restored> => {
  await cp(backup, dataDir, { recursive: true });
  const before = await filesIn(path.join(backup, "db"));
  const after = await filesIn(path.join(dataDir, "db"));
  return {
    files: undefined,
    backup: `copy of the data folder, ${megabytes(amountOf(before))}`,
    ...compare(before, after, (files, bytes) => `${files} files, ${bytes} bytes`),
    // Without a mail server, messages go to a file of this folder.
    environment: { DATABASE_URL: "", SMTP_URL: "", SMS_GATEWAY: "", ROLE: "all" },
    remove: () => rm(dataDir, { recursive: true, force: true }),
  };
};

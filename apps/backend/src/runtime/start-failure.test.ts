import { once } from "node:events";
import { mkdir, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:net";
import path from "node:path";

import { describe, expect, it } from "vitest";

import { openDatabase } from "../db/client.ts";
import { endLaunched, launch, oneSentence, running } from "../testing/program/launch.ts";
import { withPreparedData } from "../testing/program/prepared-data.ts";

const data = withPreparedData();
endLaunched();

describe("a start that fails", () => {
  /** Runs something while another program has a port. */
  const withTakenPort = async (run: (port: number) => Promise<void>): Promise<void> => {
    const other: Server = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const address = other.address();
    await run(typeof address === "object" && address ? address.port : 0);
    other.close();
  };

  it("names the port in use and the setting that changes it", () =>
    withTakenPort(async (port) => {
      const started = launch({ DATA_DIR: await data.copy("taken"), PORT: String(port) });
      expect(await started.exit).toBe(1);
      expect(oneSentence(started)).toMatch(
        new RegExp(`^Port ${port} is already in use by another program\\. .* with PORT, `),
      );
    }));

  it("names the setting of the operator's port and of the figures' port", { tags: "long" }, () =>
    withTakenPort(async (port) => {
      const dataDir = await data.copy("taken by others");
      const operator = launch({ DATA_DIR: dataDir, OPERATOR_PORT: String(port) });
      expect(await operator.exit).toBe(1);
      expect(oneSentence(operator)).toContain("with OPERATOR_PORT");
      const metrics = launch({ DATA_DIR: dataDir, METRICS_LISTEN: `127.0.0.1:${port}` });
      expect(await metrics.exit).toBe(1);
      expect(oneSentence(metrics)).toContain(`METRICS_LISTEN=127.0.0.1:${port + 1}`);
    }),
  );

  it("names the owner of the folder", { tags: "long" }, async () => {
    const dataDir = await data.copy("held");
    const first = launch({ DATA_DIR: dataDir });
    const { port } = new URL(await running(first));
    const second = launch({ DATA_DIR: dataDir });
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

  it.each(damages)("says that the data are damaged: %s", { tags: "long" }, async (name, damage) => {
    const dataDir = await data.copy(`broken ${name}`);
    await damage(path.join(dataDir, "db"));
    const started = launch({ DATA_DIR: dataDir });
    expect(await started.exit).toBe(1);
    expect(oneSentence(started)).toMatch(/^The database in .*db is damaged and cannot be opened\./);
  });

  it("does not report intact data as damaged when only the migration fails", { tags: "long" }, async () => {
    const dataDir = await data.copy("outdated");
    const database = await openDatabase({ dataDir });
    // Every migration would run again; the first creates tables that exist.
    await database.exec("delete from migration");
    await database.close();
    const started = launch({ DATA_DIR: dataDir });
    expect(await started.exit).toBe(1);
    expect(oneSentence(started)).toMatch(/^The database in .*db is intact but could not be migrated \(42\w{3}\)\./);
  });

  it("reports data of a newer version", { tags: "long" }, async () => {
    const dataDir = await data.copy("newer");
    const database = await openDatabase({ dataDir });
    await database.exec("insert into migration (version, name, sha256) values (9999, 'later', 'x')");
    await database.close();
    const started = launch({ DATA_DIR: dataDir });
    expect(await started.exit).toBe(1);
    expect(oneSentence(started)).toMatch(/^The data were written by a newer version of Lucarne/);
  });

  it(
    "refuses a key that cannot open what another one sealed, and accepts it beside that one",
    { tags: "long" },
    async () => {
      const dataDir = await data.copy("other key");
      const key = "k".repeat(40);
      const refused = launch({ DATA_DIR: dataDir, SERVER_KEY: key });
      expect(await refused.exit).toBe(1);
      expect(oneSentence(refused)).toMatch(
        /^Vouchers or messages in the database were sealed with another SERVER_KEY\./,
      );
      const former = (await readFile(path.join(dataDir, "server-key"), "utf8")).trim();
      const accepted = launch({ DATA_DIR: dataDir, SERVER_KEY: key, SERVER_KEYS: former });
      await running(accepted);
    },
  );

  it("reports data of another PostgreSQL version", { tags: "long" }, async () => {
    const dataDir = await data.copy("other");
    await writeFile(path.join(dataDir, "db/PG_VERSION"), "17\n");
    const started = launch({ DATA_DIR: dataDir });
    expect(await started.exit).toBe(1);
    expect(oneSentence(started)).toContain("was written by PostgreSQL 17");
  });

  it("reports that the database server does not answer, without its password", async () => {
    const started = launch({
      DATA_DIR: path.join(data.folder(), "server"),
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
    const dataDir = path.join(data.folder(), "secret");
    await mkdir(dataDir);
    await writeFile(path.join(dataDir, "server-key"), "short");
    const started = launch({ DATA_DIR: dataDir });
    expect(await started.exit).toBe(1);
    expect(oneSentence(started)).toMatch(/server-key is damaged/);
    expect(await readFile(path.join(dataDir, "server-key"), "utf8")).toBe("short");
  });
});

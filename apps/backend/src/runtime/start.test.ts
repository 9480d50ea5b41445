import { once } from "node:events";
import { readdir, stat } from "node:fs/promises";
import path from "node:path";

import { describe, expect, it } from "vitest";

import { everyNth, inLongRun } from "../../../../test-sample.ts";
import { endLaunched, launch, running } from "../testing/program/launch.ts";
import { withPreparedData } from "../testing/program/prepared-data.ts";

const data = withPreparedData();
endLaunched();

/** Whether a folder has an entry that matches. */
const holds = async (directory: string, name: RegExp): Promise<boolean> => {
  const names = await readdir(directory).catch(() => []);
  return names.some((entry) => name.test(entry));
};

describe("a first start", () => {
  it("leaves keys that only their owner can read, and no temporary files", async () => {
    const names = (await readdir(data.prepared())).toSorted();
    expect(names).toEqual(["db", "lock", "operator-token", "server-key"]);
    for (const name of ["operator-token", "server-key"])
      expect((await stat(path.join(data.prepared(), name))).mode & 0o077).toBe(0);
  });

  it("that was killed is completed by the next start", { tags: "long" }, async () => {
    const dataDir = path.join(data.folder(), "cut");
    // The first entry of any kind, the database's temporary folder, and the database without its tables.
    for (const entry of inLongRun([/./, /^db\.tmp$/, /^db$/], [/^db$/])) {
      const cut = launch({ DATA_DIR: dataDir });
      await expect.poll(() => holds(dataDir, entry), { interval: 5 }).toBe(true);
      cut.child.kill("SIGKILL");
      await cut.exit;
    }
    const last = launch({ DATA_DIR: dataDir });
    const url = await running(last);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  });
});

describe("a stop", () => {
  it("follows the end of the start script, however that ended", { tags: "long" }, async () => {
    const dataDir = await data.copy("stop disconnect");
    const started = launch({ DATA_DIR: dataDir }, ["ignore", "pipe", "pipe", "ipc"]);
    await running(started);
    // Node emits no "close" for a child whose channel was closed from here.
    const exit = once(started.child, "exit");
    started.child.disconnect();
    expect((await exit)[0]).toBe(0);
    expect(await readdir(dataDir)).not.toContain("holder.json");
  });

  it.each(everyNth(2, ["SIGTERM", "SIGINT"] as const))(
    "by %s under load breaks no request and ends with code 0",
    async (signal) => {
      const dataDir = await data.copy(`stop ${signal}`);
      const started = launch({ DATA_DIR: dataDir, RATE_LIMIT_FACTOR: "10000" });
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
      expect(await readdir(dataDir)).not.toContain("holder.json");
    },
  );
});

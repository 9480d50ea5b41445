import { DAY, MINUTE } from "@lucarne/api-client/durations";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import { authEvent, job } from "../../db/schema/index.ts";
import { expirePoints } from "../../ledger/expire-sweep.ts";
import { loseProjects } from "../../areas/projects/commands/lose-projects.ts";
import { withBackend } from "../../testing/backend.ts";
import type { JobHandlers } from "./jobs.ts";
import { addJob } from "../../db/job-list.ts";
import { runSweeps } from "./sweeps.ts";
import type { Sweep } from "../../db/sweep.ts";
import { createWorker } from "./worker.ts";
import { matchers } from "../../../../../test-matchers.ts";

const backend = withBackend();
let done: unknown[] = [];
let failures = 0;

const handlers: JobHandlers = {
  note: async (app, tx, payload) => {
    await tx.insert(authEvent).values({ kind: "job", createdAt: app.clock.now() });
    done.push(payload["name"]);
    if (failures-- > 0) throw new Error("not yet");
  },
};

beforeEach(async () => {
  done = [];
  failures = 0;
  await backend().database.db.delete(job);
});

const add = (name: string, minutes: number, kind = "note", unique?: string) => {
  const { clock, database } = backend();
  const runAt = new Date(clock.now().getTime() + minutes * MINUTE);
  return database.transaction((tx) =>
    addJob(tx, { kind, runAt, payload: { name }, ...(unique ? { name: unique } : {}) }, clock.now()),
  );
};
const work = () => createWorker(backend().app, { handlers, sweeps: [] }).runDue();
const notes = () => backend().database.db.$count(authEvent, eq(authEvent.kind, "job"));

describe("jobs", () => {
  it("run when they are due, in order, once", async () => {
    await add("later", 10);
    await add("second", 2);
    await add("first", 1);
    backend().advance(5 * MINUTE);
    await work();
    await work();
    expect(done).toEqual(["first", "second"]);
    backend().advance(5 * MINUTE);
    await work();
    expect(done).toEqual(["first", "second", "later"]);
  });

  it("of one name are one job", async () => {
    await add("a", 0, "note", "only");
    await add("b", 0, "note", "only");
    await work();
    expect(done).toEqual(["a"]);
  });

  it("are rolled back when they fail, are retried, and do not stop the others", async () => {
    failures = 1;
    const before = await notes();
    await add("weak", 0);
    await add("strong", 0);
    await work();
    expect(done).toEqual(["weak", "strong"]);
    expect(await notes()).toBe(before + 1);
    backend().advance(MINUTE);
    await work();
    expect(done).toEqual(["weak", "strong", "weak"]);
    expect(await notes()).toBe(before + 2);
  });

  it("are given up after eight tries and kept for inspection", async () => {
    await add("unknown", 0, "dance");
    for (let tries = 0; tries < 10; tries++) {
      await work();
      backend().advance(61 * MINUTE);
    }
    const [row] = await backend().database.db.select().from(job);
    expect(row).toMatchObject({ kind: "dance", attempts: 8, failedAt: matchers.any(Date) });
  });
});

describe("sweeps", () => {
  it("run the earliest due one first", async () => {
    const start = backend().clock.now().getTime();
    const order: string[] = [];
    const sweep = (name: string, minutes: number[]): Sweep => ({
      name,
      nextDue: async () => (minutes[0] === undefined ? undefined : new Date(start + minutes[0] * MINUTE)),
      run: async (_tx, now) => {
        while (minutes[0] !== undefined && start + minutes[0] * MINUTE <= now.getTime())
          order.push(`${name}${minutes.shift()}`);
      },
    });
    backend().advance(10 * MINUTE);
    await runSweeps(backend().app, [sweep("a", [1, 4, 20]), sweep("b", [2, 3, 5])]);
    expect(order).toEqual(["a1", "b2", "b3", "a4", "b5"]);
  });

  /** A sweep that is due until it has run so often. */
  const sweepOf = (name: string, times: number, run: () => void): Sweep => ({
    name,
    nextDue: async () => (times > 0 ? new Date(0) : undefined),
    run: async () => {
      times--;
      run();
    },
  });

  it("go on after one of them failed, as do jobs and the check", async () => {
    const before = await notes();
    const failing: Sweep = {
      name: "failing",
      nextDue: async () => new Date(0),
      run: async (tx) => {
        await tx.insert(authEvent).values({ kind: "job", createdAt: backend().clock.now() });
        throw new Error("cannot");
      },
    };
    const undecided: Sweep = { ...failing, name: "undecided", nextDue: () => Promise.reject(new Error("cannot tell")) };
    const away: Sweep = { name: "away", nextDue: failing.nextDue, runApart: () => Promise.reject(new Error("away")) };
    const ran: string[] = [];
    await add("job", 0);
    const worker = createWorker(backend().app, {
      handlers,
      sweeps: [failing, undecided, away, sweepOf("sound", 2, () => ran.push("sound"))],
      check: async () => void ran.push("check"),
    });
    await worker.runDue();
    expect(ran).toEqual(["sound", "sound", "check"]);
    expect(done).toEqual(["job"]);
    // What the failing sweep wrote was rolled back; the job's note is there.
    expect(await notes()).toBe(before + 1);
  });

  it("fail when the database does", async () => {
    const broken = { ...backend().database, transaction: () => Promise.reject(new Error("no connection")) };
    const call = runSweeps({ ...backend().app, database: broken }, [sweepOf("any", 1, () => {})]);
    await expect(call).rejects.toThrow("no connection");
  });

  it("end after the running one when the process stops", async () => {
    const stopping = new AbortController();
    const runs: number[] = [];
    const sweep = sweepOf("long", 100, () => {
      runs.push(runs.length);
      if (runs.length === 3) stopping.abort();
    });
    expect(await runSweeps(backend().app, [sweep], { signal: stopping.signal })).toBe(3);
    expect(runs).toHaveLength(3);
  });

  it("bring the seed three years forward: no points and no open project are left past their date", async () => {
    backend().advance(3 * 365 * DAY);
    await runSweeps(backend().app, [loseProjects, expirePoints]);
    const { rows } = await backend().database.db.execute(
      "select (select count(*)::int from points_lot where remaining > 0) as lots, (select count(*)::int from project where status = 1) as projects",
    );
    expect(rows).toEqual([{ lots: 0, projects: 0 }]);
  });
});

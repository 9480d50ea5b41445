import { spawn } from "node:child_process";
import { once } from "node:events";
import { getPriority } from "node:os";
import { fileURLToPath } from "node:url";

import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { WAIT_LIMIT } from "../../../../../test-limits.ts";
import { everyNth } from "../../../../../test-sample.ts";

import { LOADED } from "./job-messages.ts";
import { openWorkPool, type PoolOptions, type WorkPool } from "./work-pool.ts";
import type { TestJobs } from "../testing/test-jobs.ts";

const TEST_JOBS = new URL("../testing/test-jobs.ts", import.meta.url);

const open = (options: Partial<PoolOptions> = {}): WorkPool<TestJobs> =>
  openWorkPool<TestJobs>({
    program: TEST_JOBS,
    processes: 1,
    waiting: 20,
    waitingPerOwner: 20,
    waitingAtMost: 20,
    patience: 30_000,
    duration: 60_000,
    memory: 300_000_000,
    idle: 30_000,
    ...options,
  });

let pool: WorkPool<TestJobs>;
beforeEach(() => {
  pool = open();
});
afterEach(() => pool.close());

const LONG = 60_000;
const run = <Kind extends keyof TestJobs>(kind: Kind, input: TestJobs[Kind]["input"], on = pool, owner = 0) =>
  on.run(kind, input, { time: LONG, owner });

it("passes bytes to another process and back", async () => {
  const bytes = Buffer.alloc(10_000_000, 7);
  const result = await run("echo", { bytes });
  const echoed = z.object({ bytes: z.instanceof(Uint8Array) }).parse(result);
  expect(Buffer.from(echoed.bytes).equals(bytes)).toBe(true);
  expect(await run("pid", {})).not.toBe(process.pid);
});

it("ends work that the machine has no time for", { tags: "long" }, async () => {
  const short = open({ duration: 1_000 });
  await expect(run("spin", {}, short)).rejects.toMatchObject({ name: "WorkLimit", limit: "delay" });
  await short.close();
});

it("gives the process nothing secret of the environment", async () => {
  process.env["SERVER_KEY"] = "a secret";
  expect(await run("environment", {})).not.toContain("SERVER_KEY");
  delete process.env["SERVER_KEY"];
});

it("keeps a priority that is lower than its own", { tags: "long" }, async () => {
  const program = fileURLToPath(TEST_JOBS);
  const child = spawn("nice", ["-n", "15", process.execPath, program, "300000000"], {
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  try {
    expect(await Promise.race([once(child, "message"), once(child, "exit")])).toEqual([LOADED, undefined]);
    expect(getPriority(child.pid)).toBeGreaterThanOrEqual(15);
  } finally {
    child.kill();
  }
});

it("ends a job that takes too long and continues with the next", async () => {
  await expect(pool.run("spin", {}, { time: 100 })).rejects.toMatchObject({ name: "WorkLimit", limit: "time" });
  expect(await run("echo", 1)).toBe(1);
});

it.each(everyNth(3, ["buffers", "heap", "exit"] as const))(
  "ends a job that uses too much memory or crashes its process: %s",
  async (kind) => {
    await expect(run(kind, undefined)).rejects.toMatchObject({ name: "WorkLimit", limit: "memory" });
    expect(await run("echo", 1)).toBe(1);
  },
);

it("distinguishes a refused file from a program error", async () => {
  await expect(run("refuse", {})).rejects.toMatchObject({ refusal: { text: "file.damaged" } });
  await expect(run("fail", {})).rejects.toThrow("a fault of the program");
});

it("refuses jobs when too many wait, and a job that has waited too long", async () => {
  const small = open({ waiting: 1, waitingAtMost: 1, patience: 100 });
  const inHand = run("spin", {}, small);
  const waits = run("echo", 1, small);
  await expect(run("echo", 2, small)).rejects.toMatchObject({ name: "WorkRefused" });
  await expect(waits).rejects.toMatchObject({ name: "WorkRefused" });
  await Promise.all([expect(inHand).rejects.toMatchObject({ name: "WorkRefused" }), small.close()]);
});

it("replaces a process that keeps much of its memory", async () => {
  const first = await run("pid", {});
  expect(await run("pid", {})).toBe(first);
  await run("keep", 120_000_000);
  expect(await run("pid", {})).not.toBe(first);
});

it("ends idle processes but one", { tags: "long" }, async () => {
  const short = open({ processes: 3, idle: 1 });
  const pids = (await Promise.all([1, 2].map((owner) => run("pid", {}, short, owner)))).map(Number);
  await expect.poll(() => pids.filter(isRunning).length, { timeout: WAIT_LIMIT }).toBe(1);
  expect(pids).toContain(await run("pid", {}, short));
  await short.close();
});

it("does not count the wait for a process that is not loaded yet as a job's wait", { tags: "long" }, async () => {
  const impatient = open({ patience: 500 });
  expect(await Promise.all([1, 2].map((value) => run("echo", value, impatient)))).toEqual([1, 2]);
  await impatient.close();
});

it("keeps a process that is still loading when its job has taken too long, so that a later job is done", async () => {
  const short = open({ duration: 30 });
  await expect(run("echo", 1, short)).rejects.toMatchObject({ name: "WorkLimit", limit: "delay" });
  await expect.poll(() => run("echo", 1, short).catch(() => undefined), { timeout: WAIT_LIMIT }).toBe(1);
  await short.close();
});

it("is warm before its first job", async () => {
  pool.warm();
  expect(pool.load()).toEqual({ running: 0, waiting: 0 });
  expect(await run("echo", 1)).toBe(1);
});

it.each(
  everyNth<[string, () => Promise<unknown>]>(2, [
    ["has crashed", () => run("exit", {}).catch(() => undefined)],
    ["keeps much memory", () => run("keep", 120_000_000)],
  ]),
)("stays warm when its only process %s", async (_, end) => {
  pool.warm();
  await end();
  await expect.poll(() => pool.isWarm(), { timeout: WAIT_LIMIT }).toBe(true);
});

describe("with jobs of several owners", () => {
  it("lets owners take turns", async () => {
    const ended: number[] = [];
    const job = (owner: number) => run("echo", 1, pool, owner).then(() => ended.push(owner));
    await Promise.all([1, 1, 1, 1, 2, 1, 3].map(job));
    expect(ended.slice(0, 3)).toEqual([1, 2, 3]);
  });

  it("leaves a process to the others", { tags: "long" }, async () => {
    const two = open({ processes: 2 });
    const spins = [1, 2].map(() => run("spin", {}, two, 1));
    expect(await run("echo", 1, two, 2)).toBe(1);
    await Promise.all([
      ...spins.map((spin) => expect(spin).rejects.toMatchObject({ name: "WorkRefused" })),
      two.close(),
    ]);
  });

  it("refuses the jobs of an owner with too many, and no other owner's", async () => {
    const shared = open({ waiting: 30, waitingPerOwner: 15 });
    const own = Array.from({ length: 48 }, () => run("echo", 1, shared, 1).catch((error: unknown) => error));
    expect(await run("echo", 2, shared, 2)).toBe(2);
    const refused = (await Promise.all(own)).filter((outcome) => outcome !== 1);
    expect(refused).toHaveLength(48 - 1 - 15);
    await shared.close();
  });

  it("takes the only job of an owner although others fill the queue, up to a limit for all", async () => {
    const shared = open({ waiting: 4, waitingPerOwner: 2, waitingAtMost: 6 });
    const inHand = run("spin", {}, shared, 9);
    const outcomes = [1, 1, 2, 2, 3, 3, 4, 5].map((owner) => run("echo", owner, shared, owner));
    const stopped = Promise.allSettled([inHand, ...outcomes]);
    expect(shared.load()).toEqual({ running: 1, waiting: 6 });
    // The second job of the third owner, and the only one of the fifth.
    for (const refused of [outcomes[5], outcomes[7]])
      await expect(refused).rejects.toThrow("Too many files are being worked on.");
    await shared.close();
    await stopped;
  });
});

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

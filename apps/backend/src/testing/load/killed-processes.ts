import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { openPostgres } from "../../db/client.ts";
import { openSession } from "../../areas/session/commands/open-session.ts";
import { UNKNOWN_ORIGIN } from "../../areas/session/rules/device.ts";
import { verifyLedger } from "../../ledger/verify.ts";
import { backendOn, writeDemo } from "../backend.ts";
import { openOperator } from "../operator.ts";
import { createTestDatabase } from "../postgres.ts";
import { createClientActions } from "./client-actions.ts";
import { buyersOf } from "./buyers.ts";
import { createCallers, type Tokens } from "./callers.ts";
import { type EffectCount, compareEffects } from "./compare-effects.ts";
import { supervise, type Supervised } from "./processes.ts";
import { openProxy } from "./proxy.ts";
import { serialsOf } from "./serials.ts";

/** What mixed load on processes that are killed has shown. */
export interface LoadResult {
  readonly calls: number;
  readonly kills: number;
  /** Times of answered calls in milliseconds, for the first and the second half. */
  readonly times: readonly [readonly number[], readonly number[]];
  /** Answers by status; 0 is no answer. */
  readonly statuses: ReadonlyMap<number, number>;
  /** Refusals by status and code. */
  readonly refusals: ReadonlyMap<string, number>;
  readonly made: readonly EffectCount[];
  readonly prints: number;
  readonly uploads: number;
  readonly refreshes: number;
  readonly broken: readonly string[];
  /** Memory of all processes together in MB, one look every few seconds. */
  readonly memory: readonly number[];
}

interface Options {
  /** An empty server. */
  readonly serverUrl: string;
  readonly seconds: number;
  /** Seconds between two kills. */
  readonly every: number;
  readonly clients: number;
}

/** Products that the load orders. */
const ORDERED = ["PL-SAFETY-HARNESS", "PL-STICKER"];
const STOCK = 1_000_000;
/** Points that each company gets at each look of the office. */
const POINTS = 50_000;

/**
 * Three web and two worker processes behind a proxy, with the autopilot on. Clients read, order, upload, print, open projects,
 * scan and renew their session, and send a call again with its key when it got no answer. The office refills stock and points.
 * A random process is killed every few seconds and started again.
 */
export const loadKilledProcesses = async ({ serverUrl, seconds, every, clients }: Options): Promise<LoadResult> => {
  await using opened = new AsyncDisposableStack();
  const folder = await mkdtemp(path.join(tmpdir(), "lucarne-load-"));
  opened.defer(() => rm(folder, { recursive: true, force: true }));
  const url = await createTestDatabase(serverUrl, `load_${process.pid}_${Date.now()}`);
  await writeDemo(url);
  const backend = await backendOn(openPostgres(url, { timeout: 60_000 }));
  opened.defer(async () => {
    await backend.server.close();
    await backend.database.close();
  });
  const buyers = await buyersOf(backend);
  const nextSerial = await serialsOf(backend, 200 * seconds);
  const office = await openOperator(backend);
  opened.defer(office.close);
  const roles = ["web", "web", "web", "worker", "worker"] as const;
  const processes: Supervised[] = await Promise.all(
    roles.map((role, at) => supervise({ role, url, dataDir: path.join(folder, String(at)) })),
  );
  for (const one of processes) opened.defer(one.stop);
  const proxy = await openProxy(processes.filter(({ role }) => role === "web"));
  opened.defer(proxy.close);

  const startedAt = backend.clock.now();
  const began = performance.now();
  const end = began + seconds * 1000;
  const isOver = (): boolean => performance.now() > end;
  const callers = createCallers(proxy.url, () => (performance.now() - began < (seconds * 1000) / 2 ? 0 : 1));
  const { refresh, times, statuses, refusals, effects } = callers;
  const { order, print, upload, build, read, counts } = createClientActions(callers, nextSerial);
  const memory: number[] = [];
  const done = { kills: 0, refreshes: 0 };

  const client = async (at: number): Promise<void> => {
    const own = buyers[at % buyers.length];
    if (!own) return;
    let session: Tokens = await backend.database.transaction((tx) =>
      openSession(tx, own.userId, UNKNOWN_ORIGIN, backend.clock.now()),
    );
    const renew = async (): Promise<void> => {
      const renewed = await refresh(session);
      if (!renewed) return;
      session = renewed;
      done.refreshes++;
    };
    // Each kind once, however few calls a slow machine makes.
    for (const act of [order, print, upload, build, renew]) await act(own);
    for (let turn = at; !isOver(); turn++) {
      const buyer = buyers[turn % buyers.length] ?? own;
      const what = Math.random();
      if (what < 0.15) await order(buyer);
      else if (what < 0.155) await print(buyer);
      else if (what < 0.175) await upload(buyer);
      else if (what < 0.25) await build(buyer);
      else if (what < 0.26) await renew();
      else await read(buyer);
    }
  };
  const refill = async (): Promise<void> => {
    const must = async (...call: Parameters<typeof office.call>): Promise<void> => {
      const { status, body } = await office.call(...call);
      if (status >= 400) throw new Error(`The office was refused ${call[1]}: ${JSON.stringify(body)}`);
    };
    while (!isOver()) {
      for (const sku of ORDERED) await must("PUT", `/products/${sku}/stock`, { on_hand: STOCK });
      for (const { company: uuid } of buyers)
        await must("POST", "/points/grants", { company: uuid, reason: "trainings", points: POINTS });
      await wait(5_000);
    }
  };
  const killer = async (): Promise<void> => {
    while (performance.now() + every * 1000 < end) {
      await wait(every * 1000);
      await processes[Math.floor(Math.random() * processes.length)]?.kill();
      done.kills++;
    }
  };
  const observer = async (): Promise<void> => {
    while (!isOver()) {
      await wait(2_000);
      const sizes = await Promise.all(processes.map((one) => one.memory()));
      if (sizes.every((size) => size !== undefined)) memory.push(sizes.reduce((sum, size) => sum + (size ?? 0), 0));
    }
  };
  await Promise.all([...Array.from({ length: clients }, (_, at) => client(at)), refill(), killer(), observer()]);

  return {
    calls: [...statuses.values()].reduce((sum, one) => sum + one, 0),
    times,
    statuses,
    refusals,
    made: await compareEffects(backend, effects, startedAt),
    broken: (await verifyLedger(backend.database)).map(({ rule }) => rule),
    memory,
    ...counts,
    ...done,
  };
};

import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import { z } from "zod";

import { openPostgres } from "../../db/client.ts";
import { appUser, company, orders } from "../../db/schema/index.ts";
import { INSTALLER } from "../../kernel/caller.ts";
import { verifyLedger } from "../../ledger/verify.ts";
import { backendOn, type TestBackend, writeDemo } from "../backend.ts";
import { tokenFor } from "../operations/belongings.ts";
import { createTestDatabase } from "../postgres.ts";
import { cartOf, setBalance } from "../shop.ts";
import { openProxy, supervise, type Supervised } from "./processes.ts";

/** What mixed load on processes that are killed has shown. */
export interface LoadResult {
  readonly calls: number;
  readonly kills: number;
  /** Times of answered calls in milliseconds, for the first and the second half. */
  readonly times: readonly [readonly number[], readonly number[]];
  /** Answers by status; 0 is no answer. */
  readonly statuses: ReadonlyMap<number, number>;
  /** Keys with an order that was confirmed, and those of them that have another number of orders than one. */
  readonly ordered: number;
  readonly doubled: number;
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

/** Somebody who may order, with points. */
export interface Buyer {
  readonly token: string;
  readonly company: string;
}

const placed = z.object({ uuid: z.string() });

/** One installer of each company of Poland, with a million points. */
export const buyersOf = async (backend: TestBackend): Promise<Buyer[]> => {
  const people = await backend.database.db
    .select({ id: appUser.id, companyId: company.id, uuid: company.uuid })
    .from(appUser)
    .innerJoin(company, eq(company.id, appUser.companyId))
    // The pens of the orders are Poland's.
    .where(
      and(
        eq(company.active, 1),
        eq(appUser.active, 1),
        isNull(appUser.deletedAt),
        eq(appUser.role, INSTALLER),
        eq(company.regionId, 10),
      ),
    )
    .orderBy(asc(appUser.id));
  const buyers: Buyer[] = [];
  for (const { id, companyId, uuid } of new Map(people.map((person) => [person.companyId, person])).values()) {
    await setBalance(backend, companyId, 1_000_000);
    buyers.push({ token: await tokenFor(backend, id), company: uuid });
  }
  return buyers;
};

/**
 * Three web and two worker processes behind a proxy, with the autopilot on. Clients read and order, and send a call again
 * with its key when it got no answer; a random process is killed every few seconds and started again.
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
  const roles = ["web", "web", "web", "worker", "worker"] as const;
  const processes: Supervised[] = await Promise.all(
    roles.map((role, at) => supervise({ role, url, dataDir: path.join(folder, String(at)) })),
  );
  for (const one of processes) opened.defer(one.stop);
  const proxy = await openProxy(processes.filter(({ role }) => role === "web"));
  opened.defer(proxy.close);

  const began = performance.now();
  const end = began + seconds * 1000;
  const isOver = (): boolean => performance.now() > end;
  const times: [number[], number[]] = [[], []];
  const statuses = new Map<number, number>();
  const confirmed = new Map<string, Set<string>>();
  const memory: number[] = [];
  let kills = 0;

  const call = async (token: string, address: string, order?: { key: string; quantity: number }) => {
    const from = performance.now();
    const answer = await fetch(`${proxy.url}/api${address}`, {
      method: order ? "POST" : "GET",
      headers: {
        authorization: `Bearer ${token}`,
        ...(order ? { "content-type": "application/json", "idempotency-key": order.key } : {}),
      },
      ...(order ? { body: JSON.stringify(cartOf(order.quantity)) } : {}),
    })
      .then(async (response) => ({ status: response.status, body: await response.text() }))
      .catch(() => ({ status: 0, body: "" }));
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    if (answer.status > 0 && answer.status < 500)
      times[from - began < (seconds * 1000) / 2 ? 0 : 1].push(performance.now() - from);
    return answer;
  };
  const order = async ({ token }: Buyer): Promise<void> => {
    const key = randomUUID();
    const quantity = 130 + Math.floor(Math.random() * 50);
    for (let tries = 0; tries < 20; tries++) {
      const { status, body } = await call(token, "/v2/orders", { key, quantity });
      if (status === 201) {
        const made = confirmed.get(key) ?? new Set();
        confirmed.set(key, made.add(placed.parse(JSON.parse(body)).uuid));
        // Once more, as a client whose first answer was lost.
        if (tries > 0 || Math.random() > 0.2) return;
      } else if (status !== 0 && status !== 409 && status < 500) return;
      else await wait(200);
    }
  };
  const client = async (at: number): Promise<void> => {
    for (let turn = at; !isOver(); turn++) {
      const buyer = buyers[turn % buyers.length];
      if (!buyer) return;
      const what = Math.random();
      if (what < 0.2) await order(buyer);
      else if (what < 0.4) await call(buyer.token, `/v1/company/points/${buyer.company}`);
      else if (what < 0.6) await call(buyer.token, "/v1/points/history?limit=20");
      else if (what < 0.8) await call(buyer.token, "/v2/orders?limit=20");
      else await call(buyer.token, "/v1/notifications?limit=20");
    }
  };
  const killer = async (): Promise<void> => {
    while (performance.now() + every * 1000 < end) {
      await wait(every * 1000);
      await processes[Math.floor(Math.random() * processes.length)]?.kill();
      kills++;
    }
  };
  const observer = async (): Promise<void> => {
    while (!isOver()) {
      await wait(2_000);
      const sizes = await Promise.all(processes.map((one) => one.memory()));
      if (sizes.every((size) => size !== undefined)) memory.push(sizes.reduce((sum, size) => sum + (size ?? 0), 0));
    }
  };
  await Promise.all([...Array.from({ length: clients }, (_, at) => client(at)), killer(), observer()]);

  const made = [...confirmed.values()].flatMap((uuids) => [...uuids]);
  const stored = await backend.database.db.select({ uuid: orders.uuid }).from(orders).where(inArray(orders.uuid, made));
  return {
    calls: [...statuses.values()].reduce((sum, count) => sum + count, 0),
    kills,
    times,
    statuses,
    ordered: confirmed.size,
    doubled:
      [...confirmed.values()].filter(({ size }) => size !== 1).length + Math.abs(stored.length - new Set(made).size),
    broken: (await verifyLedger(backend.database)).map(({ rule }) => rule),
    memory,
  };
};

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { z } from "zod";

import { WAIT_LIMIT } from "../../../../../test-limits.ts";
import { openPostgres } from "../../db/client.ts";
import { backendOn, writeDemo } from "../backend.ts";
import { createTestDatabase } from "../postgres.ts";
import { MAIN } from "../program/bundle.ts";
import { cartOf } from "../shop.ts";
import { TEST_KEY } from "../test-app.ts";
import { type Buyer, buyersOf } from "./buyers.ts";

const usage = z.object({ heapUsed: z.number(), external: z.number(), rss: z.number() });
const reply = z.object({ id: z.number(), result: z.unknown() });
const evaluated = z.object({ result: z.object({ value: z.string() }) });

/** Memory of a process in MB, after its garbage was collected. */
export interface Memory {
  readonly heap: number;
  /** Buffers outside the heap. */
  readonly external: number;
  /** What the operating system counts. */
  readonly resident: number;
}

/** The debugger of a process, by which its garbage is collected. */
const openInspector = async (address: string) => {
  const socket = new WebSocket(address);
  await once(socket, "open");
  const open = new Map<number, (result: unknown) => void>();
  let last = 0;
  socket.addEventListener("message", ({ data }) => {
    const message = reply.safeParse(JSON.parse(String(data)));
    if (message.success) open.get(message.data.id)?.(message.data.result);
  });
  const send = (method: string, params: object = {}): Promise<unknown> =>
    new Promise((resolve) => {
      last++;
      open.set(last, resolve);
      socket.send(JSON.stringify({ id: last, method, params }));
    });
  return {
    memory: async (): Promise<Memory> => {
      // Twice: what the first one finalises is garbage for the second.
      await send("HeapProfiler.collectGarbage");
      await send("HeapProfiler.collectGarbage");
      const answer = await send("Runtime.evaluate", { expression: "JSON.stringify(process.memoryUsage())" });
      const { heapUsed, external, rss } = usage.parse(JSON.parse(evaluated.parse(answer).result.value));
      const inMegabytes = (bytes: number): number => Math.round(bytes / 100_000) / 10;
      return { heap: inMegabytes(heapUsed), external: inMegabytes(external), resident: inMegabytes(rss) };
    },
    close: () => socket.close(),
  };
};

const until = async (found: () => string | undefined, child: ChildProcess): Promise<string> => {
  for (const began = performance.now(); performance.now() - began < WAIT_LIMIT; await wait(50)) {
    const text = found();
    if (text !== undefined) return text;
    if (child.exitCode !== null) break;
  }
  throw new Error("The process did not start.");
};

const startProcess = async (role: "web" | "worker", url: string, dataDir: string) => {
  const child = spawn(process.execPath, ["--inspect=127.0.0.1:0", MAIN], {
    env: {
      PATH: process.env["PATH"],
      ROLE: role,
      PORT: "0",
      OPERATOR_PORT: "0",
      DATA_DIR: dataDir,
      DATABASE_URL: url,
      SERVER_KEY: TEST_KEY,
      RATE_LIMIT_FACTOR: "100000",
      AUTOPILOT: "1",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data) => (text += String(data)));
  const address = await until(() => /Lucarne is running: (\S+)/.exec(text)?.[1], child);
  const inspector = await openInspector(await until(() => /(ws:\S+)/.exec(text)?.[1], child));
  return {
    url: address,
    memory: inspector.memory,
    stop: async (): Promise<void> => {
      inspector.close();
      const ended = once(child, "close");
      child.kill("SIGKILL");
      await ended;
    },
  };
};

/** Memory of one web and one worker process after each round. */
export interface MemoryResult {
  readonly web: readonly Memory[];
  readonly worker: readonly Memory[];
  readonly failed: number;
}

interface Options {
  readonly serverUrl: string;
  readonly rounds: number;
  /** Calls in a round. */
  readonly calls: number;
  readonly clients: number;
  readonly say?: (line: string) => void;
}

/** Sends the calls of the load in rounds to one web process beside one worker, and looks at the memory of both. */
export const memoryUnderLoad = async ({
  serverUrl,
  rounds,
  calls,
  clients,
  say = () => {},
}: Options): Promise<MemoryResult> => {
  await using opened = new AsyncDisposableStack();
  const folder = await mkdtemp(path.join(tmpdir(), "lucarne-memory-"));
  opened.defer(() => rm(folder, { recursive: true, force: true }));
  const url = await createTestDatabase(serverUrl, `memory_${process.pid}_${Date.now()}`);
  await writeDemo(url);
  const backend = await backendOn(openPostgres(url, { timeout: WAIT_LIMIT }));
  const buyers = await buyersOf(backend);
  await backend.server.close();
  await backend.database.close();
  const web = await startProcess("web", url, path.join(folder, "web"));
  opened.defer(web.stop);
  const worker = await startProcess("worker", url, path.join(folder, "worker"));
  opened.defer(worker.stop);

  let failed = 0;
  const call = async ({ token, company }: Buyer, turn: number): Promise<void> => {
    const isOrder = turn % 5 === 0;
    const reads = [
      `/v1/company/points/${company}`,
      "/v1/points/history?limit=20",
      "/v2/orders?limit=20",
      "/v1/notifications?limit=20",
    ];
    const answer = await fetch(`${web.url}/api${isOrder ? "/v2/orders" : reads[turn % reads.length]}`, {
      headers: {
        authorization: `Bearer ${token}`,
        ...(isOrder ? { "content-type": "application/json", "idempotency-key": randomUUID() } : {}),
      },
      ...(isOrder ? { method: "POST", body: JSON.stringify(cartOf(130 + (turn % 50))) } : {}),
    });
    await answer.arrayBuffer();
    if (answer.status >= 500) failed++;
  };
  const round = async (): Promise<void> => {
    let turn = 0;
    const client = async (): Promise<void> => {
      while (turn < calls) {
        turn++;
        const buyer = buyers[turn % buyers.length];
        if (buyer) await call(buyer, turn);
      }
    };
    await Promise.all(Array.from({ length: clients }, client));
  };
  const found = { web: [await web.memory()], worker: [await worker.memory()] };
  for (let at = 1; at <= rounds; at++) {
    await round();
    found.web.push(await web.memory());
    found.worker.push(await worker.memory());
    say(`round ${at}: ${JSON.stringify([found.web.at(-1), found.worker.at(-1)])}`);
  }
  return { ...found, failed };
};

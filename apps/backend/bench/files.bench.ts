// What other callers notice while the server handles hostile files: how long GET /healthz takes.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";

import { HOSTILE_FILES } from "../src/files/testing/hostile-files.ts";
import { startBackend } from "../../../scripts/lib/bench/bench-backend.ts";
import type { Row } from "../../../scripts/lib/bench/bench-row.ts";
import { percentile } from "../../../scripts/lib/bench/percentile.ts";

export const name = "files";

const FILES = 20;
/** Milliseconds between two calls of /healthz. */
const POLL_INTERVAL = 10;
/** Calls of /healthz before the first file. */
const QUIET_CALLS = 300;
/** A file that the server has no room for now. */
const BUSY = 503;
const SENDER = "stefan@krovni.example";
/** The ones that cost the most, of each kind. */
const COSTLY =
  /LZW|Flate|run lengths|word stream|four inks|200 MB|noisy|uses|patterns|style sheet|outline|profile|chunks|objects|claims|nested/;

/** A file as it is uploaded. */
interface SentFile {
  readonly file: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const timed = async (call: () => Promise<void>): Promise<number> => {
  const began = performance.now();
  await call();
  return performance.now() - began;
};

const measure = async (health: () => Promise<void>, isOver: () => boolean): Promise<number[]> => {
  const times: number[] = [];
  while (!isOver()) {
    times.push(await timed(health));
    await setTimeout(POLL_INTERVAL);
  }
  return times;
};

const rows = (label: string, times: readonly number[]): Row[] =>
  Object.entries({ p50: 0.5, p99: 0.99, longest: 1 }).map(([figure, share]) => ({
    figure: `GET /healthz, ${label}, ${figure}`,
    value: percentile(times, share).toFixed(1),
    unit: "ms",
  }));

export const run = async (): Promise<Row[]> => {
  const folder = await mkdtemp(path.join(tmpdir(), "bench-"));
  const costly = HOSTILE_FILES.filter(({ what }) => COSTLY.test(what)).slice(0, FILES);
  const files: readonly SentFile[] = await Promise.all(
    costly.map(async ({ name: file, make }) => ({ file, bytes: new Uint8Array(await make()) })),
  );
  const backend = await startBackend(path.join(folder, "data"));
  try {
    const token = await backend.signIn(SENDER);
    const health = async () => {
      await (await fetch(`${backend.url}/healthz`)).arrayBuffer();
    };
    let busyAnswers = 0;
    const send = async ({ file, bytes }: SentFile) => {
      const body = new FormData();
      body.append("file", new Blob([bytes]), file);
      const headers = { authorization: `Bearer ${token}` };
      const answer = await fetch(`${backend.url}/api/v1/shop/order/files`, { method: "POST", headers, body });
      await answer.arrayBuffer();
      return answer;
    };
    /** Sends a file again, when the server says, until it has been handled. */
    const sendUntilHandled = async (file: SentFile) => {
      for (;;) {
        const { status, headers } = await send(file);
        if (status !== BUSY) return status;
        busyAnswers++;
        await setTimeout(1000 * Number(headers.get("retry-after")));
      }
    };
    let calls = 0;
    const quiet = await measure(health, () => calls++ >= QUIET_CALLS);
    let over = false;
    const began = performance.now();
    const uploads = Promise.all(files.map(sendUntilHandled)).finally(() => (over = true));
    const busy = await measure(health, () => over);
    const statuses = await uploads;
    const took = performance.now() - began;
    const count = (status: number) => statuses.filter((each) => each === status).length;
    return [
      ...rows("nothing else", quiet),
      ...rows(`${files.length} hostile files at once`, busy),
      { figure: "calls of /healthz meanwhile", value: busy.length, unit: "" },
      { figure: "all files handled after", value: Math.round(took), unit: "ms" },
      {
        figure: "files handled: refused, accepted",
        value: `${count(422)}, ${count(201)}`,
        unit: "",
        against: `of ${files.length}`,
      },
      {
        figure: "answers that the server is busy",
        value: busyAnswers,
        unit: "",
        against: "sent again after Retry-After",
      },
    ];
  } finally {
    await backend.stop();
    await rm(folder, { recursive: true, force: true });
  }
};

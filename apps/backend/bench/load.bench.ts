// Three web and two worker processes behind a proxy under mixed load, with the autopilot on, while a random one is killed
// every twenty seconds. SECONDS is the length, ten minutes unless given. Fails on a broken rule of the ledger, on what was not
// made exactly once, on an answer that no caller should get, and where calls become slower or memory grows.
import { buildBackend } from "../../../scripts/lib/build/backend-build.ts";
import type { Row } from "../../../scripts/lib/bench/bench-row.ts";
import { percentile } from "../../../scripts/lib/bench/percentile.ts";
import { buildPortal } from "../../../scripts/lib/build/portal-build.ts";
import { REPOSITORY } from "../src/kernel/program-files.ts";
import { loadKilledProcesses } from "../src/testing/load/killed-processes.ts";
import { startPostgres } from "../src/testing/postgres.ts";

export const name = "load";

const CLIENTS = 12;
const SECONDS = Number(process.env["SECONDS"] ?? 600);
const EVERY = 20;
/** How much slower the second half may be at its p95, and how much larger the last third of the memory, as multiples. */
const SLOWER = 1.5;
const LARGER = 1.2;

/** What no caller should get, also while processes are killed: their session has not ended, and a call can be sent again. */
const isFault = (status: number): boolean => status === 401 || status === 500;

const mean = (values: readonly number[]) =>
  Math.round(values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length));

export const run = async (): Promise<Row[]> => {
  await Promise.all([buildBackend(REPOSITORY), buildPortal(REPOSITORY)]);
  const server = await startPostgres();
  try {
    const result = await loadKilledProcesses({
      serverUrl: server.url,
      seconds: SECONDS,
      every: EVERY,
      clients: CLIENTS,
    });
    const { calls, kills, times, statuses, refusals, made, prints, uploads, refreshes, broken, memory } = result;
    const third = Math.floor(memory.length / 3);
    const [before, after] = [mean(memory.slice(0, third)), mean(memory.slice(-third))];
    const [early = 0, late = 0] = times.map((half) => percentile(half, 0.95));
    return [
      { figure: "calls per second", value: Math.round(calls / SECONDS), unit: "", against: `${CLIENTS} clients` },
      { figure: "processes killed", value: kills, unit: "" },
      ...times.map((half, index) => ({
        figure: `${index === 0 ? "first" : "second"} half: p50, p95, p99`,
        value: [0.5, 0.95, 0.99].map((share) => Math.round(percentile(half, share))).join(", "),
        unit: "ms",
        missed: index === 1 && late > SLOWER * early,
      })),
      {
        figure: "answers by status",
        value: [...statuses].map(([status, count]) => `${status}: ${count}`).join(", "),
        unit: "",
        against: "0 is none",
        missed: [...statuses.keys()].some(isFault),
      },
      {
        figure: "refusals by code",
        value: [...refusals].map(([code, count]) => `${code}: ${count}`).join(", "),
        unit: "",
      },
      ...made.map(({ kind, confirmed, wrong }) => ({
        figure: `${kind}s confirmed`,
        value: confirmed,
        unit: "",
        against: `${wrong} not exactly once`,
        missed: wrong > 0,
      })),
      {
        figure: "print files, uploads, renewed sessions",
        value: [prints, uploads, refreshes].join(", "),
        unit: "",
        missed: [prints, uploads, refreshes].includes(0),
      },
      {
        figure: "broken rules of the ledger",
        value: broken.length,
        unit: "",
        against: broken.join("; "),
        missed: broken.length > 0,
      },
      {
        figure: "memory of all processes: first, last third",
        value: `${before}, ${after}`,
        unit: "MB",
        missed: after > LARGER * before,
      },
    ];
  } finally {
    await server.stop();
  }
};

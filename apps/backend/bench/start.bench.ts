// `npm start` after the install and the build: the time to the first 200 of /readyz with an empty data folder and on
// later starts, and the memory of all its processes.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";

import { buildBackend } from "../../../scripts/lib/build/backend-build.ts";
import type { Row } from "../../../scripts/lib/bench/bench-row.ts";
import { buildPortal } from "../../../scripts/lib/build/portal-build.ts";
import { readyTemplate } from "../src/db/embedded/template.ts";

export const name = "start";

const ROOT = path.join(import.meta.dirname, "../../..");
const LATER = 3;

const environment = (dataDir: string) => {
  const own = Object.entries(process.env).filter(([key]) => !/^(npm_|NODE_|DATABASE_URL$|S3_URL$)/.test(key));
  return { ...Object.fromEntries(own), DATA_DIR: dataDir, PORT: "0", OPERATOR_PORT: "0", AUTOPILOT: "0" };
};

interface Start {
  readonly took: number;
  readonly peak: number;
}

/** Milliseconds between two checks of the memory. */
const POLL_INTERVAL = 100;

/** Memory of the processes in a group now, in MB; pages that several of them share count once (Linux only). */
const memoryOf = async (group: number): Promise<number> => {
  const pids = (await readdir("/proc").catch(() => [])).filter((entry) => /^\d+$/.test(entry));
  const sizes = await Promise.all(
    pids.map(async (pid) => {
      const read = (file: string) => readFile(`/proc/${pid}/${file}`, "utf8").catch(() => "");
      const stat = await read("stat");
      const [, , processGroup] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      if (Number(processGroup) !== group) return 0;
      return Number(/^Pss:\s+(\d+)/m.exec(await read("smaps_rollup"))?.[1] ?? 0);
    }),
  );
  return sizes.reduce((sum, kilobytes) => sum + kilobytes, 0) / 1024;
};

/** Follows the memory of a group until `stop` is called, which gives the peak in MB. */
const watchMemory = (group: number) => {
  let [peak, going] = [0, true];
  const watching = (async () => {
    while (going) {
      peak = Math.max(peak, await memoryOf(group));
      await setTimeout(POLL_INTERVAL);
    }
  })();
  return async () => {
    going = false;
    await watching;
    return peak;
  };
};

/** Starts and stops once: ms until it is ready, and the peak of its memory in MB. */
const startOnce = async (dataDir: string): Promise<Start> => {
  const began = performance.now();
  const child = spawn("npm", ["start"], {
    cwd: ROOT,
    env: environment(dataDir),
    stdio: ["ignore", "pipe", "inherit"],
    detached: true,
  });
  const { pid } = child;
  if (pid === undefined) throw new Error("npm did not start.");
  const stopWatching = watchMemory(pid);
  let output = "";
  const url = await new Promise<string>((resolve, reject) => {
    child.on("close", () => reject(new Error(`It did not start: ${output}`)));
    child.stdout.on("data", (data) => {
      output += String(data);
      const found = /Lucarne is running: (\S+)/.exec(output)?.[1];
      if (found) resolve(found);
    });
  });
  const { status } = await fetch(`${url}/readyz`);
  if (status !== 200) throw new Error(`/readyz: ${status}`);
  const took = performance.now() - began;
  const peak = await stopWatching();
  const closed = once(child, "close");
  process.kill(-pid, "SIGTERM");
  await closed;
  return { took, peak };
};

const rows = (label: string, { took, peak }: Start, most: number): Row[] => [
  { figure: `${label}: ready after`, value: (took / 1000).toFixed(2), unit: "s", against: `at most ${most} s` },
  {
    figure: `${label}: peak of all processes`,
    value: peak > 0 ? Math.round(peak) : "unknown",
    unit: "MB",
    against: "at most 400 MB",
  },
];

export const run = async (): Promise<Row[]> => {
  await buildPortal(ROOT);
  await buildBackend(ROOT);
  await readyTemplate();
  const folder = await mkdtemp(path.join(tmpdir(), "bench-"));
  try {
    const cold = await startOnce(path.join(folder, "data"));
    const later: Start[] = [];
    for (let round = 0; round < LATER; round++) later.push(await startOnce(path.join(folder, "data")));
    return [
      ...rows("an empty data folder", cold, 12),
      ...later.flatMap((each, index) => rows(`later start ${index + 1}`, each, 2)),
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

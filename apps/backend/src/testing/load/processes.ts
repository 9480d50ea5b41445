import { mkdir, readFile } from "node:fs/promises";

import { end, launch, running, type Launched } from "../program/launch.ts";
import { TEST_KEY } from "../test-app.ts";

/** A process of the bundle that is started again whenever it is killed, as a supervisor would. */
export interface Supervised {
  readonly role: "web" | "worker";
  /** Its port while it serves; undefined while it starts. */
  readonly port: number | undefined;
  /** Memory in MB; undefined while it starts. */
  readonly memory: () => Promise<number | undefined>;
  /** Ends it without a warning; resolves when its successor serves. */
  readonly kill: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

interface Options {
  readonly role: "web" | "worker";
  readonly url: string;
  /** A folder of its own. */
  readonly dataDir: string;
}

/** Starts a process and resolves when it serves. */
export const supervise = async ({ role, url, dataDir }: Options): Promise<Supervised> => {
  await mkdir(dataDir, { recursive: true });
  let launched: Launched | undefined;
  let port: number | undefined;

  const start = async (): Promise<void> => {
    launched = launch({
      ROLE: role,
      DATA_DIR: dataDir,
      DATABASE_URL: url,
      SERVER_KEY: TEST_KEY,
      TRUST_PROXY: "1",
      RATE_LIMIT_FACTOR: "100000",
      AUTOPILOT: "1",
    });
    port = Number(new URL(await running(launched)).port);
  };
  const stop = async (signal: "SIGKILL" | "SIGTERM"): Promise<void> => {
    port = undefined;
    if (launched) await end(launched, signal);
  };

  await start();
  return {
    role,
    get port() {
      return port;
    },
    memory: async () => {
      if (port === undefined) return undefined;
      const status = await readFile(`/proc/${String(launched?.child.pid)}/status`, "utf8").catch(() => "");
      const kilobytes = /^VmRSS:\s+(\d+)/m.exec(status)?.[1];
      return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
    },
    kill: async () => {
      await stop("SIGKILL");
      await start();
    },
    stop: () => stop("SIGTERM"),
  };
};

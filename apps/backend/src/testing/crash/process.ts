import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

import { WAIT_LIMIT } from "../../../../../test-limits.ts";
import { readHolder } from "../../runtime/machine/data-folder.ts";
import { MAIN } from "../program/bundle.ts";
import { TEST_KEY } from "../test-app.ts";

const OPERATOR_TOKEN = "operator-token-of-the-crash-tests-01";

/** A backend in a separate process. */
export interface BackendProcess {
  readonly url: string;
  /** Kills it at once, like a power cut. */
  kill(): Promise<void>;
  /** Stops it gracefully. */
  stop(): Promise<void>;
  operator(method: "GET" | "POST", path: string): Promise<unknown>;
}

const ended = async (child: ChildProcess, signal: "SIGKILL" | "SIGTERM"): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, "exit");
  child.kill(signal);
  await exit;
};

/** Starts the backend on a data folder and waits until it answers. */
export const startBackend = async (
  dataDir: string,
  databaseUrl?: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<BackendProcess> => {
  const began = performance.now();
  const child = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env["PATH"],
      DATA_DIR: dataDir,
      PORT: "0",
      OPERATOR_PORT: "0",
      AUTOPILOT: "0",
      RATE_LIMIT_FACTOR: "100000",
      SERVER_KEY: TEST_KEY,
      OPERATOR_TOKEN,
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let [output, errors] = ["", ""];
  child.stdout.on("data", (data) => (output += data));
  child.stderr.on("data", (data) => (errors += data));
  for (;;) {
    const url = /Lucarne is running: (\S+)/.exec(output)?.[1];
    if (url && (await fetch(`${url}/readyz`)).ok) {
      const operatorPort = (await readHolder(dataDir))?.operatorPort ?? 0;
      return {
        url,
        kill: () => ended(child, "SIGKILL"),
        stop: () => ended(child, "SIGTERM"),
        operator: async (method, address) => {
          const answer = await fetch(`http://127.0.0.1:${operatorPort}${address}`, {
            method,
            headers: { authorization: `Bearer ${OPERATOR_TOKEN}` },
          });
          return answer.json();
        },
      };
    }
    if (child.exitCode !== null || performance.now() - began > WAIT_LIMIT) {
      child.kill("SIGKILL");
      throw new Error(`The backend did not start: ${errors || output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

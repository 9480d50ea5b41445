import { readHolder } from "../../runtime/machine/data-folder.ts";
import { end, launch, running } from "../program/launch.ts";
import { TEST_KEY } from "../test-app.ts";

const OPERATOR_TOKEN = "operator-token-of-the-crash-tests-01";

/** A backend in a separate process. */
export interface BackendProcess {
  readonly url: string;
  /** Kills it at once, like a power cut. */
  kill(): Promise<void>;
  /** Stops it gracefully. */
  stop(): Promise<void>;
  operator(method: "GET" | "POST", path: string, body?: unknown): Promise<unknown>;
}

/** Starts the backend on a data folder and waits until it answers. */
export const startBackend = async (
  dataDir: string,
  databaseUrl?: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<BackendProcess> => {
  const launched = launch({
    DATA_DIR: dataDir,
    AUTOPILOT: "0",
    RATE_LIMIT_FACTOR: "100000",
    SERVER_KEY: TEST_KEY,
    OPERATOR_TOKEN,
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    ...settings,
  });
  const url = await running(launched);
  const { operatorPort = 0 } = (await readHolder(dataDir)) ?? {};
  return {
    url,
    kill: () => end(launched, "SIGKILL"),
    stop: () => end(launched, "SIGTERM"),
    operator: async (method, address, body) => {
      const answer = await fetch(`http://127.0.0.1:${operatorPort}${address}`, {
        method,
        headers: {
          authorization: `Bearer ${OPERATOR_TOKEN}`,
          ...(body === undefined ? {} : { "content-type": "application/json" }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const answered: unknown = await answer.json();
      return answered;
    },
  };
};

import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { buildBackend } from "../build/backend-build.ts";

const ROOT = path.join(import.meta.dirname, "../../..");
const HOLDER = z.object({ operatorPort: z.number() });
const STARTED_LOGIN = z.object({ user_id: z.unknown(), challenge: z.unknown() });
const OUTBOX = z.object({ data: z.tuple([z.object({ code: z.string() })]) });
const SESSION = z.object({ token: z.string() });

type Options = { method?: string; token?: string; body?: unknown };

const OPERATOR_TOKEN = "operator-token-of-the-benchmarks-001";

/**
 * Starts the seeded backend in a separate process, on a PostgreSQL server when its URL is given; `startedIn` is the time
 * to its first answer, in ms.
 */
export const startBackend = async (dataDir: string, databaseUrl = "") => {
  await buildBackend(ROOT);
  const began = performance.now();
  const child = spawn(process.execPath, [path.join(ROOT, "apps/backend/dist/bundle/main.mjs")], {
    env: {
      PATH: process.env["PATH"],
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      DEMO: "1",
      AUTOPILOT: "0",
      PORT: "0",
      OPERATOR_PORT: "0",
      OPERATOR_TOKEN,
      RATE_LIMIT_FACTOR: "100000",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.on("data", (data) => (output += String(data)));
  let url: string | undefined;
  while (url === undefined) {
    if (child.exitCode !== null) throw new Error(`The backend did not start: ${output}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
    url = /Lucarne is running: (\S+)/.exec(output)?.[1];
  }
  await (await fetch(`${url}/api/v1/config/public`)).arrayBuffer();
  const startedIn = performance.now() - began;
  const { operatorPort } = HOLDER.parse(JSON.parse(await readFile(path.join(dataDir, "holder.json"), "utf8")));

  const json = async (address: string, { method = "GET", token, body }: Options = {}): Promise<unknown> => {
    const answer = await fetch(address, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body ? { "content-type": "application/json" } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(`${method} ${address}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const api = (address: string, options?: Options) => json(`${url}/api${address}`, options);
  const operator = (address: string, options?: Options) =>
    json(`http://127.0.0.1:${operatorPort}${address}`, { token: OPERATOR_TOKEN, ...options });

  return {
    url,
    startedIn,
    api,
    operator,
    signIn: async (email: string): Promise<string> => {
      const started = await api("/v2/installer/login", { method: "POST", body: { email } });
      const { user_id: userId, challenge } = STARTED_LOGIN.parse(started);
      const { data } = OUTBOX.parse(await operator(`/outbox?to=${encodeURIComponent(email)}&limit=1`));
      const body = { userId, challenge, code: data[0].code };
      return SESSION.parse(await api("/v2/installer/login/verify", { method: "POST", body })).token;
    },
    stop: async () => {
      const exit = once(child, "exit");
      child.kill("SIGTERM");
      await exit;
    },
  };
};

import { spawn, type ChildProcess } from "node:child_process";
import { cp, mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "@playwright/test";
import type { z } from "zod";
import { freePort } from "../../../../../scripts/lib/free-port.ts";
import { TEST_LIMIT, WAIT_LIMIT } from "../../../../../test-limits.ts";
import { parseAs } from "../json.ts";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../../../../..");

/** Names the variable that holds the folder to copy, once it is prepared. */
export const SEEDED_DATA = "LUCARNE_SEEDED_DATA";

const answers = async (url: string): Promise<boolean> => {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(WAIT_LIMIT) });
    return response.ok;
  } catch {
    return false;
  }
};

/** Whether anything answers at an address, with whatever status. */
const listens = async (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(WAIT_LIMIT) }).then(
    () => true,
    () => false,
  );

/** A running backend with a data folder of its own, and the operator side to steer it. */
export class Backend {
  readonly url: string;
  readonly #operatorUrl: string;
  readonly #token: string;
  readonly #folder: string;
  readonly #process: ChildProcess;
  readonly #output: string[];

  private constructor(parts: {
    url: string;
    operatorUrl: string;
    token: string;
    folder: string;
    process: ChildProcess;
    output: string[];
  }) {
    this.url = parts.url;
    this.#operatorUrl = parts.operatorUrl;
    this.#token = parts.token;
    this.#folder = parts.folder;
    this.#process = parts.process;
    this.#output = parts.output;
  }

  /** Starts the backend on free ports with a freshly seeded database; rejects with its last output when it ends early. */
  static async start(
    settings: Record<string, string> | ((url: string) => Record<string, string>) = {},
  ): Promise<Backend> {
    const folder = await mkdtemp(path.join(os.tmpdir(), "lucarne-journey-"));
    const seeded = process.env[SEEDED_DATA];
    if (seeded) await cp(seeded, path.join(folder, "data"), { recursive: true });
    const [port, operatorPort] = [await freePort(), await freePort()];
    const url = `http://localhost:${port}`;
    const token = "journeys-operator-token-0123456789";
    const output: string[] = [];
    const child = spawn(process.execPath, [path.join(root, "apps/backend/dist/bundle/main.mjs")], {
      cwd: root,
      env: {
        ...process.env,
        PORT: String(port),
        OPERATOR_PORT: String(operatorPort),
        OPERATOR_TOKEN: token,
        DATA_DIR: path.join(folder, "data"),
        DATABASE_URL: "",
        AUTOPILOT: "off",
        DEMO: "1",
        // All journeys of a worker share a session and an address.
        RATE_LIMITS: "RO=9000,RW=2000,RLogin=1000,RVerify=1000,RRefresh=1000,RReg=1000,RToken=1000,RVal=1000",
        ...(typeof settings === "function" ? settings(url) : settings),
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    child.stdout.on("data", (chunk: Buffer) => output.push(chunk.toString()));
    child.stderr.on("data", (chunk: Buffer) => output.push(chunk.toString()));
    const ended = () => child.exitCode !== null;
    const operatorUrl = `http://127.0.0.1:${operatorPort}`;
    const isUp = async () => (await answers(`${url}/readyz`)) && (await listens(operatorUrl));
    await expect.poll(async () => ended() || (await isUp()), { timeout: TEST_LIMIT }).toBe(true);
    if (ended()) throw new Error(`The backend did not start:\n${output.join("").slice(-4_000)}`);
    return new Backend({ url, operatorUrl, token, folder, process: child, output });
  }

  /** What the operator side answers to a call, in this shape. */
  async ask<Schema extends z.ZodType>(
    schema: Schema,
    method: string,
    at: string,
    body?: object,
  ): Promise<z.infer<Schema>> {
    return parseAs(schema, await this.operator(method, at, body));
  }

  /** One call of the operator side; gives the text of its answer, throws on a refusal. */
  async operator(method: string, at: string, body?: object): Promise<string> {
    const response = await fetch(`${this.#operatorUrl}${at}`, {
      method,
      headers: { authorization: `Bearer ${this.#token}`, ...(body ? { "content-type": "application/json" } : {}) },
      body: body ? JSON.stringify(body) : undefined,
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${at}: ${response.status} ${text}`);
    return text;
  }

  /** What the backend printed so far. */
  output(): string {
    return this.#output.join("");
  }

  /** Stops the process and removes its data. */
  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.#process.once("exit", resolve));
    if (this.#process.exitCode === null) {
      this.#process.kill("SIGTERM");
      await ended;
    }
    await rm(this.#folder, { recursive: true, force: true });
  }
}

import { once } from "node:events";
import { mkdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { setFlagsFromString } from "node:v8";
import { Worker } from "node:worker_threads";

import pg from "pg";

import { programUrl } from "../../kernel/program-files.ts";
import { EmbeddedConnection } from "./connection.ts";
import type { EmbeddedOptions, FromThread, ToThread } from "./messages.ts";
import { copyTemplate, readyTemplate } from "./template.ts";

/** The embedded database, in a thread of its own: a long query does not stop the server from answering others. */
export interface Embedded {
  /** The one connection; callers queue, first come, first served. */
  readonly pool: pg.Pool;
  /** Writes the database's folder to a tar file. */
  readonly dump: (file: string) => Promise<void>;
  /** Copies the database's folder between two transactions, in a state that a start accepts. */
  readonly copyTo: (folder: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * V8 would compile the database's busiest functions a second time, optimised, in every start. Queries would then take
 * half the time, but one function, the evaluation of expressions, takes 600 MB and a second of processor time to compile
 * and breaks the memory limit of a start. No flag of V8 leaves out the phase that takes the memory.
 */
setFlagsFromString("--no-wasm-tier-up");
setFlagsFromString("--no-wasm-dynamic-tiering");

/** Megabytes of short-lived objects of the thread: messages. V8's own limit is 48. */
const MAX_YOUNG_GENERATION_MB = 4;

const startThread = async (options: EmbeddedOptions): Promise<Worker> => {
  const thread = new Worker(programUrl("database-thread"), {
    workerData: options,
    resourceLimits: { maxYoungGenerationSizeMb: MAX_YOUNG_GENERATION_MB },
  });
  await once(thread, "message");
  return thread;
};

const stopThread = async (thread: Worker): Promise<void> => {
  const command: ToThread = { command: "close" };
  const exit = once(thread, "exit");
  thread.postMessage(command, []);
  await exit;
};

/** Sends a command to the thread; resolves when it is done. */
const execute = (thread: Worker, command: ToThread, done: "dumped" | "copied"): Promise<void> =>
  new Promise((resolve, reject) => {
    const onMessage = (message: FromThread): void => {
      if (message instanceof Uint8Array || message.event !== done) return;
      thread.off("message", onMessage);
      thread.off("error", reject);
      if ("error" in message) reject(message.error);
      else resolve();
    };
    thread.on("message", onMessage);
    thread.once("error", reject);
    thread.postMessage(command, []);
  });

/**
 * Makes the folder of a new database: a copy of the template, or an empty database where there is none. It is made
 * beside its place and renamed in one step, so that an interrupted start leaves no half-made database (REL-3).
 */
export const makeFolder = async (folder: string): Promise<void> => {
  const draft = `${folder}.tmp`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(path.dirname(folder), { recursive: true });
  const template = await readyTemplate();
  if (template === undefined) await stopThread(await startThread({ folder: draft }));
  else await copyTemplate(template, draft);
  await rename(draft, folder);
};

/** Opens the database in a folder, or one in memory; one that does not exist is empty. */
export const openEmbedded = async (options: EmbeddedOptions): Promise<Embedded> => {
  const thread = await startThread(options);
  const pool = new pg.Pool({
    user: "postgres",
    database: "postgres",
    stream: () => new EmbeddedConnection(thread),
    pipeline: true,
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: options.queueLimit,
  });
  pool.on("error", () => {});
  return {
    pool,
    dump: (file) => execute(thread, { dumpTo: file }, "dumped"),
    copyTo: async (folder) => {
      // Between two transactions: what is open would be missing from the copy.
      const client = await pool.connect();
      try {
        await client.query("checkpoint");
        await execute(thread, { copyTo: folder }, "copied");
      } finally {
        client.release();
      }
    },
    close: async () => {
      await pool.end();
      await stopThread(thread);
    },
  };
};

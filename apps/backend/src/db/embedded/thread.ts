import { constants, cpSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { parentPort, workerData } from "node:worker_threads";

import { PGlite } from "@electric-sql/pglite";

import { answerOf } from "./answer.ts";
import type { EmbeddedOptions, FromThread, ToThread } from "./messages.ts";

/** Small buffers, because the operating system caches the files too. */
const CONFIGURATION = ["shared_buffers = 16MB"];

if (!parentPort) throw new Error("This module runs in a worker thread.");
const port = parentPort;
const { folder, image } = workerData as EmbeddedOptions;
const tell = (message: FromThread): void => port.postMessage(message);

const client = await PGlite.create({
  ...(folder === undefined ? {} : { dataDir: folder }),
  ...(image === undefined ? {} : { loadDataDir: new Blob([await readFile(image)]) }),
  postgresqlconf: CONFIGURATION,
});

/** No statement runs meanwhile, because this thread is the database. */
const copyFolder = (target: string): { error?: unknown } => {
  try {
    if (folder === undefined) throw new Error("A database in memory has no folder.");
    cpSync(folder, target, { recursive: true, mode: constants.COPYFILE_FICLONE });
    return {};
  } catch (error) {
    return { error };
  }
};

const handle = async (message: ToThread): Promise<void> => {
  if (message instanceof Uint8Array) {
    const answer = await answerOf(client, message);
    port.postMessage(answer, [answer.buffer]);
  } else if ("dumpTo" in message) {
    await writeFile(message.dumpTo, Buffer.from(await (await client.dumpDataDir("none")).arrayBuffer()));
    tell({ event: "dumped" });
  } else if ("copyTo" in message) {
    tell({ event: "copied", ...copyFolder(message.copyTo) });
  } else if (message.command === "begin session") {
    // There is one session: a new connection must not find the state of the one before.
    for (const statement of ["rollback", "discard all", "set timezone = 'UTC'"]) await client.exec(statement);
    tell({ event: "session" });
  } else {
    await client.close();
    port.close();
  }
};
// One message after the other: a command may take more than one turn.
let last = Promise.resolve();
port.on("message", (message: ToThread) => {
  last = last.then(() => handle(message));
});
tell({ event: "ready" });

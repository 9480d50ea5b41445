import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { z } from "zod";

import { callLocally } from "../../kernel/local-call.ts";
import { REPOSITORY } from "../../kernel/program-files.ts";
import { readHolder } from "../machine/data-folder.ts";
import { DrillFailure } from "./restored.ts";

/** Longest start, in milliseconds: a large database is migrated in it. */
const START_LIMIT = 600_000;
/** Longest verification of the ledger, in milliseconds. */
const VERIFY_LIMIT = 7_200_000;

const ledgerAnswer = z.object({
  ok: z.boolean(),
  accounts: z.number(),
  transfers: z.number(),
  faults: z.array(z.object({ rule: z.string(), detail: z.string() })),
});

/** What the ledger's verification found. */
export type LedgerAnswer = z.infer<typeof ledgerAnswer>;

const answered = async (url: string, headers: Record<string, string>, limit: number): Promise<string> => {
  const { status, text } = await callLocally(url, { headers, limit });
  if (status !== 200) throw new DrillFailure(`${new URL(url).pathname} answered ${status}.`);
  return text;
};

/** Starts the program in a restored place, waits until it is ready and verifies the ledger, and stops it. */
export const tryProgram = async (
  environment: Readonly<Record<string, string>>,
  dataDir: string,
): Promise<LedgerAnswer> => {
  const token = randomBytes(32).toString("base64url");
  const child = spawn(process.execPath, [path.join(REPOSITORY, "apps/backend/dist/bundle/main.mjs")], {
    env: {
      ...process.env,
      ...environment,
      DATA_DIR: dataDir,
      PORT: "0",
      OPERATOR_PORT: "0",
      HOST: "127.0.0.1",
      OPERATOR_TOKEN: token,
      AUTOPILOT: "0",
      DEMO: "0",
      // A running installation has this port, and the figures of the copy are not its own.
      METRICS_LISTEN: "",
      OTEL_EXPORTER_OTLP_ENDPOINT: "",
    },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const ended = once(child, "close");
  let errors = "";
  child.stderr.on("data", (data) => (errors = (errors + String(data)).slice(-4000)));
  try {
    const deadline = Date.now() + START_LIMIT;
    let holder = await readHolder(dataDir);
    while (holder?.pid !== child.pid || !holder?.operatorPort) {
      if (child.exitCode !== null || Date.now() > deadline)
        throw new DrillFailure(`The program did not start: ${errors.trim()}`);
      await wait(100);
      holder = await readHolder(dataDir);
    }
    // Not a call of the API: they are refused where the backup has maintenance switched on.
    await answered(`http://127.0.0.1:${holder.port}/readyz`, {}, START_LIMIT);
    const verify = `http://127.0.0.1:${holder.operatorPort}/ledger/verify`;
    return ledgerAnswer.parse(JSON.parse(await answered(verify, { authorization: `Bearer ${token}` }, VERIFY_LIMIT)));
  } finally {
    child.kill("SIGTERM");
    await ended;
  }
};

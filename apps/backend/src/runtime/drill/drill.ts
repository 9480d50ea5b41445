import { cp, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { claimDataFolder } from "../machine/data-folder.ts";
import { SERVER_KEY_FILE } from "../machine/secrets.ts";
import type { Settings } from "../settings/settings.ts";
import { codeOf } from "../start-failure.ts";
import { checkBucket } from "./bucket.ts";
import { tryProgram } from "./program.ts";
import { DrillFailure, restoreFolder, restorePostgres, type Restored } from "./restored.ts";

/** What a drill found out. */
export interface DrillReport {
  readonly good: boolean;
  readonly lines: readonly string[];
}

interface DrillOptions {
  readonly settings: Settings;
  /** Backs the embedded database up while it runs, and returns the folder; undefined when it does not run. */
  readonly backUp: () => Promise<string | undefined>;
  readonly say: (line: string) => void;
}

/** The key of the data folder, where the settings give none. */
const copyKey = async (from: string, to: string): Promise<void> => {
  try {
    await cp(path.join(from, SERVER_KEY_FILE), path.join(to, SERVER_KEY_FILE));
  } catch (error) {
    if (codeOf(error) !== "ENOENT") throw error;
  }
};

/** Copies the data folder of a program that does not run, and holds it meanwhile. */
const copyFolder = async ({ dataDir, port }: Settings, target: string): Promise<string> => {
  const held = await claimDataFolder(dataDir, port);
  try {
    await mkdir(target, { recursive: true, mode: 0o700 });
    await cp(path.join(dataDir, "db"), path.join(target, "db"), { recursive: true });
    await copyKey(dataDir, target);
    return target;
  } finally {
    await held.release();
  }
};

const timed = async <Result>(work: () => Promise<Result>): Promise<[Result, string]> => {
  const began = performance.now();
  const result = await work();
  return [result, `${((performance.now() - began) / 1000).toFixed(1)} s`];
};

/**
 * Takes a backup of database and files, restores it in an empty place, compares both, starts the program there, verifies the
 * ledger and removes the place again. Nothing is sent from it.
 *
 * @throws {DrillFailure} when a step failed
 */
export const drill = async ({ settings, backUp, say }: DrillOptions): Promise<DrillReport> => {
  // The embedded database has no role without work, so that the copy would store print files and purge files in the bucket.
  if (settings.databaseUrl === undefined && settings.s3Url !== undefined)
    throw new DrillFailure(
      "An embedded database with a bucket (S3_URL) cannot be tried: the copy would change the bucket.",
    );
  const folder = await mkdtemp(path.join(tmpdir(), "lucarne-drill-"));
  let restored: Restored | undefined;
  try {
    const dataDir = path.join(folder, "data");
    const restore = async (): Promise<Restored> => {
      if (settings.databaseUrl !== undefined) {
        await mkdir(dataDir, { mode: 0o700 });
        await copyKey(settings.dataDir, dataDir);
        return restorePostgres(settings.databaseUrl, folder);
      }
      const running = await backUp();
      try {
        return await restoreFolder(running ?? (await copyFolder(settings, path.join(folder, "backup"))), dataDir);
      } finally {
        if (running !== undefined) await rm(running, { recursive: true });
      }
    };
    say("Backing up and restoring …");
    const [made, restoring] = await timed(restore);
    restored = made;
    say("Starting the program on the restored data and verifying the ledger …");
    const [ledger, starting] = await timed(() => tryProgram(made.environment, dataDir));
    const isSame = made.different.length === 0;
    const bucket = settings.s3Url === undefined ? undefined : await checkBucket(settings.s3Url, made.files);
    return {
      good: isSame && ledger.ok && bucket?.isWhole !== false,
      lines: [
        `Backup    ${made.backup}; taken, restored and compared in ${restoring}`,
        `Compared  ${made.compared}: ${isSame ? "all equal" : `different: ${made.different.join(", ")}`}`,
        `Program   started on it, answered and verified the ledger in ${starting}`,
        `Ledger    ${ledger.accounts} accounts, ${ledger.transfers} transfers: ${
          ledger.ok ? "in order" : ledger.faults.map(({ rule, detail }) => `${rule}: ${detail}`).join("; ")
        }`,
        ...(bucket ? [bucket.line] : []),
      ],
    };
  } finally {
    await restored?.remove();
    await rm(folder, { recursive: true, force: true });
  }
};

export { DrillFailure };

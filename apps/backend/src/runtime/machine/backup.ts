import { copyFile, mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";

import type { Database } from "../../db/client.ts";
import { SERVER_KEY_FILE } from "./secrets.ts";
import { codeOf } from "../start-failure.ts";

/** A finished backup. */
export interface Backup {
  /** Its folder: a data folder that Lucarne can be started with. */
  readonly folder: string;
  readonly bytes: number;
}

const sizeOf = async (folder: string): Promise<number> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) => (await stat(path.join(parentPath, name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
};

/** The key of the data folder; absent when SERVER_KEY is set. */
const copyKey = async (dataDir: string, target: string): Promise<void> => {
  try {
    await copyFile(path.join(dataDir, SERVER_KEY_FILE), path.join(target, SERVER_KEY_FILE));
  } catch (error) {
    if (codeOf(error) !== "ENOENT") throw error;
  }
};

/**
 * Backs up the embedded database while the server runs, into `backups/` of the data folder: what is committed before
 * the copy is in it, calls meanwhile are answered after it. The folder appears in one step when it is complete.
 *
 * @returns undefined for a PostgreSQL server, which has tools of its own
 */
export const backupOf = ({ copyTo }: Pick<Database, "copyTo">, dataDir: string): (() => Promise<Backup>) | undefined =>
  copyTo &&
  (async () => {
    const name = new Date().toISOString().replaceAll(/[-:]/g, "");
    const folder = path.join(dataDir, "backups", name);
    const draft = `${folder}.tmp`;
    await mkdir(draft, { recursive: true, mode: 0o700 });
    try {
      await copyKey(dataDir, draft);
      await copyTo(path.join(draft, "db"));
      await rename(draft, folder);
    } catch (error) {
      await rm(draft, { recursive: true, force: true });
      throw error;
    }
    return { folder, bytes: await sizeOf(folder) };
  });

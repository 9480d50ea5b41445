import { readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";

import { eq } from "drizzle-orm";

import type { Database } from "../../db/client.ts";
import { fileObject } from "../../db/schema/index.ts";
import { isUuid } from "../../kernel/uuid.ts";
import type { FileStore } from "./file-store.ts";

/**
 * Moves the files of a folder into the store: until version 0.1 each process kept them in its data folder. Each file is
 * deleted after its bytes are stored, so that an interrupted start can continue.
 *
 * @returns how many files were moved
 */
export const importFolder = async (database: Database, store: FileStore, folder: string): Promise<number> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  let moved = 0;
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    const [row] = isUuid(entry.name)
      ? await database.db.select({ state: fileObject.state }).from(fileObject).where(eq(fileObject.uuid, entry.name))
      : [];
    if (row?.state === "draft" || row?.state === "used") {
      await store.put(database.db, entry.name, await readFile(file));
      moved += 1;
    }
    await rm(file, { force: true });
  }
  await rm(folder, { recursive: true, force: true });
  return moved;
};

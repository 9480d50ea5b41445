import path from "node:path";

import type { Database } from "../../db/client.ts";
import { databaseStore } from "../../files/store/database-store.ts";
import type { FileStore } from "../../files/store/file-store.ts";
import { importFolder } from "../../files/store/import-folder.ts";
import { holdsFiles, movePieces } from "../../files/store/move-pieces.ts";
import { s3Store } from "../../files/store/s3-store.ts";
import type { Settings } from "../settings/settings.ts";
import { StartFailure } from "../start-failure.ts";

/** The configured store: a bucket, which takes over what the database holds, else the database. */
const openStore = async (database: Database, s3Url: string | undefined): Promise<FileStore> => {
  if (s3Url === undefined) {
    if (await holdsFiles(database)) return databaseStore;
    throw new StartFailure("The uploaded files of this database are in an S3 store. Set S3_URL to its bucket.");
  }
  const store = s3Store(s3Url);
  try {
    await store.check();
    await movePieces(database, store);
  } catch (error) {
    const { host, pathname } = new URL(s3Url);
    const reason = error instanceof Error ? error.message : "unknown error";
    throw new StartFailure(`The bucket ${pathname.slice(1)} at ${host} in S3_URL cannot be used. ${reason}.`, {
      cause: error,
    });
  }
  return store;
};

/**
 * Opens the store of uploaded files and moves the files of an older data folder into it.
 *
 * @throws {StartFailure} when the bucket cannot be used, or the files are in one that the settings do not name
 */
export const openFiles = async (
  database: Database,
  { s3Url, dataDir }: Pick<Settings, "s3Url" | "dataDir">,
): Promise<{ files: FileStore; moved: number }> => {
  const files = await openStore(database, s3Url);
  return { files, moved: await importFolder(database, files, path.join(dataDir, "files")) };
};

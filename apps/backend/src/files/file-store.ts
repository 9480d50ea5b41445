import { createReadStream, type ReadStream } from "node:fs";
import { mkdir, open, rename, rm, stat } from "node:fs/promises";
import path from "node:path";

/** Storage of uploaded files: under random names, outside everything that is served statically. */
export interface FileStore {
  /** Writes a file completely or not at all. */
  put(uuid: string, bytes: Buffer): Promise<void>;
  /** Undefined when the file is missing. */
  read(uuid: string): Promise<ReadStream | undefined>;
  /** A missing file is no error. */
  remove(uuid: string): Promise<void>;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Stores files in a folder, spread over subfolders by the last two letters of their names. */
export const createFileStore = (folder: string): FileStore => {
  const place = (uuid: string): string => {
    if (!UUID.test(uuid)) throw new Error("Files are named by UUIDs.");
    return path.join(folder, uuid.slice(-2), uuid);
  };
  return {
    put: async (uuid, bytes) => {
      const file = place(uuid);
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      const draft = await open(`${file}.tmp`, "w", 0o600);
      try {
        await draft.writeFile(bytes);
        await draft.sync();
      } finally {
        await draft.close();
      }
      await rename(`${file}.tmp`, file);
    },
    read: async (uuid) => {
      const file = place(uuid);
      const found = await stat(file).catch(() => undefined);
      return found?.isFile() ? createReadStream(file) : undefined;
    },
    remove: (uuid) => rm(place(uuid), { force: true }),
  };
};

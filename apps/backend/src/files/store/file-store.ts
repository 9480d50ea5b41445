import type { Readable } from "node:stream";

import type { Db } from "../../db/client.ts";

/** The store of files failed, or cannot be reached. */
export class FileStoreError extends Error {
  override readonly name = "FileStoreError";
}

/** A part of the list of stored files. */
export interface StorePage {
  readonly files: readonly { readonly name: string; readonly changedAt: Date }[];
  /** Where the next part begins; undefined after the last one. */
  readonly next: string | undefined;
}

/**
 * Where the bytes of files are. Every process of the installation uses the same store. A file's row is written first,
 * as pending, and says `draft` or `used` only once its bytes are stored.
 */
export interface FileStore {
  /** Stores a file's bytes. `db` is the connection or transaction of the caller. */
  put(db: Db, uuid: string, bytes: Buffer): Promise<void>;
  /** Undefined when there are no bytes of this name. */
  read(db: Db, uuid: string): Promise<Readable | undefined>;
  /** Deletes a file's bytes. Without any this is no error. */
  remove(db: Db, uuid: string): Promise<void>;
  /** Lists what is stored, at most 1,000 files at a time. Only a store that can have bytes without a row has it. */
  list?(from: string | undefined): Promise<StorePage>;
}

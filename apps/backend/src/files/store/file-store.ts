import type { Readable } from "node:stream";

import type { Db } from "../../db/client.ts";

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
}

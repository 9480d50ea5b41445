/** Data of the embedded database's thread. */
export interface EmbeddedOptions {
  /** Folder of the database; without it the data are in memory only. */
  readonly folder?: string | undefined;
  /** A tar file of a database folder that an empty database starts with. */
  readonly image?: string | undefined;
  /** Longest time in the queue for the connection, in milliseconds; without it there is no limit. */
  readonly queueLimit?: number;
}

/** A message to the thread: bytes of the PostgreSQL protocol, or a command to the database itself. */
export type ToThread =
  | Uint8Array<ArrayBuffer>
  | { readonly command: "begin session" | "close" }
  | { readonly dumpTo: string }
  | { readonly copyTo: string };

/** A message from the thread: bytes of the PostgreSQL protocol, or an event. */
export type FromThread =
  | Uint8Array
  | { readonly event: "ready" | "session" | "dumped" }
  | { readonly event: "copied"; readonly error?: unknown };

import type { Tx } from "../db/client.ts";
import type { ReceivedFile } from "../files/receive-file.ts";
import type { Caller, Visitor } from "../kernel/caller.ts";

/** What a handler knows about a call besides its parameters and body. */
export interface Call extends Visitor {
  readonly requestId: string;
  /** Counts what is limited by address. */
  readonly ip: string;
  /**
   * Runs the effect of a writing call in one transaction; once only when the caller sent an `Idempotency-Key` and
   * the operation honours it. The effect's answer may come from an earlier call of the same key.
   */
  readonly once: <Result extends Answer>(effect: (tx: Tx) => Promise<Result>) => Promise<Result>;
  /** Reads the file of an upload into memory, at most so many bytes. */
  readonly receive: (limit: number) => Promise<ReceivedFile>;
  /** Request headers, names in small letters. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** What a handler gives back; the body is written as JSON. */
export interface Answer<Status extends number = number, Body = unknown> {
  readonly status: Status;
  readonly body?: Body;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A call that may come without a session. */
export interface PublicCall extends Call {
  readonly caller: Caller | undefined;
}

/** A call of a session. */
export interface SessionCall extends Call {
  readonly caller: Caller;
}

import type { Tx } from "../db/client.ts";
import type { ReceivedFile } from "../files/upload/receive-file.ts";
import type { Caller, Visitor } from "../kernel/caller.ts";
import type { Problem } from "../kernel/problem.ts";

/** What a handler gets besides parameters and body. */
export interface Call extends Visitor {
  readonly requestId: string;
  /** Counts what is limited by address. */
  readonly ip: string;
  /** ISO 3166 code, as a trusted proxy reports it. */
  readonly country: string | null;
  /** The caller reached the portal over https. */
  readonly https: boolean;
  /** The address has made too many calls of this kind: only those of known devices and of device links are answered. */
  readonly addressLimit: Problem | undefined;
  /**
   * Counts the call once more in its rate class.
   *
   * @throws {Problem} `rate_limited` when a window is full
   */
  readonly countAgain: () => Promise<unknown>;
  /**
   * Runs the effect of a writing call in one transaction; only once when the caller sent an `Idempotency-Key` and the
   * operation honours it. Then the answer may come from an earlier call with the same key.
   */
  readonly once: <Result extends Answer>(effect: (tx: Tx) => Promise<Result>) => Promise<Result>;
  /** Reads an uploaded file into memory, up to this many bytes. */
  readonly receive: (limit: number) => Promise<ReceivedFile>;
  /** Aborted when the connection has closed: nobody waits for the answer any more. */
  readonly signal: AbortSignal;
  /** Request headers with lower-case names. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** The result of a handler; the body is sent as JSON. */
export interface Answer<Status extends number = number, Body = unknown> {
  readonly status: Status;
  readonly body?: Body;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A call with or without a session. */
export interface PublicCall extends Call {
  readonly caller: Caller | undefined;
}

/** A call with a session. */
export interface SessionCall extends Call {
  readonly caller: Caller;
}

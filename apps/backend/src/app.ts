import type { BaseLogger } from "pino";

import type { Clock } from "./db/clock.ts";
import type { Database, Tx } from "./db/client.ts";
import type { FileStore } from "./files/file-store.ts";
import type { FileWork } from "./files/work/file-work.ts";

/** A message to a person, kept in the same transaction as what it tells of. */
export interface OutboxMessage {
  readonly channel: "email" | "sms";
  /** E-mail address, or phone number in E.164. */
  readonly to: string;
  /** What the message says; the words are chosen by the language. */
  readonly template: "login_code" | "email_code" | "invitation" | "notice";
  readonly language: string;
  readonly payload: Readonly<Record<string, string | number>>;
}

/** Sends by writing to the table `outbox`; drivers deliver from there, later and once. */
export interface Outbox {
  enqueue(tx: Tx, message: OutboxMessage): Promise<void>;
}

/** What the areas need to know of the settings. */
export interface AppSettings {
  /** Secret of this installation, at least 32 characters: keys of codes, seals and signatures are derived from it. */
  readonly serverKey: string;
  readonly production: boolean;
  /** Which proxies may say who the caller is. */
  readonly trustProxy: false | number | string[];
  /** Rate classes with another number of calls in their first window; the other windows change in proportion. */
  readonly rateLimits: Readonly<Record<string, number>>;
}

/** What every handler and command may use. */
export interface App {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: AppSettings;
  readonly outbox: Outbox;
  /** The bytes of uploads. */
  readonly files: FileStore;
  /** Reads, checks and draws files in processes of their own. */
  readonly fileWork: FileWork;
  readonly log: Pick<BaseLogger, "info" | "warn" | "error" | "debug">;
}

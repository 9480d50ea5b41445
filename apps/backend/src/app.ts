import type { components } from "@lucarne/api-client/generated/schema";
import type { LanguageCode } from "@lucarne/api-client/languages";
import type { BaseLogger } from "pino";

import type { Clock } from "./db/clock.ts";
import type { Database, Tx } from "./db/client.ts";
import type { PrintShop } from "./print/draw-print.ts";
import type { FileStore } from "./files/store/file-store.ts";
import type { SendPermit } from "./kernel/limits/send-limits.ts";
import type { FileWork } from "./files/work/file-work.ts";

/** A message to one recipient, written in the transaction of its cause. */
export interface OutboxMessage {
  readonly channel: "email" | "sms";
  /** E-mail address, or phone number in E.164. */
  readonly to: string;
  /** Template and parameters; the text depends on the language. */
  readonly template:
    | "login_code"
    | "device_link"
    | "email_code"
    | "phone_code"
    | "contact_change"
    | "invitation"
    | "notice";
  readonly language: string;
  readonly payload: Readonly<Record<string, string | number>>;
}

/** Sends by writing to the `outbox` table; drivers deliver from there, later and once (REL-5). */
export interface Outbox {
  /**
   * @returns the limit's headers and the seconds until the recipient may get another such message
   * @throws {Problem} `rate_limited` when the recipient got too many from all senders together (SEC-24)
   */
  enqueue(tx: Tx, message: OutboxMessage): Promise<SendPermit>;
}

type Schemas = components["schemas"];

/** Finds addresses, in a gazetteer or at a provider (ADDR-6). Each has ids of its own. */
export interface PlaceSource {
  /** At most five addresses of the country, best first. */
  search(
    query: { readonly input: string; readonly country: Schemas["RegionSlug"]; readonly session?: string },
    language: LanguageCode,
  ): Promise<Schemas["PlaceSuggestion"][]>;
  /** Undefined when there is no place of this id. */
  place(
    id: string,
    query: { readonly session?: string },
    language: LanguageCode,
  ): Promise<Schemas["Place"] | undefined>;
}

/** The settings that the areas need. */
export interface AppSettings {
  /**
   * Secret of this installation, at least 32 characters: keys for codes, encryption and signatures are derived from it.
   */
  readonly serverKey: string;
  /** Earlier secrets: they decrypt what was encrypted with them; nothing new is encrypted with them. */
  readonly oldServerKeys?: readonly string[];
  readonly production: boolean;
  /** Which proxies may report the caller's address. */
  readonly trustProxy: false | number | string[];
  /** The public address is https, whatever the proxy reports. */
  readonly https?: boolean;
  /** Where portals on other origins are, and the address by which they reach this server. */
  readonly elsewhere?: { readonly origins: readonly string[]; readonly url: string } | undefined;
  /** Lower-case name of the header in which these proxies report the caller's country. */
  readonly countryHeader?: string | undefined;
  /** Rate classes with another limit in their first window; the other windows change in proportion. */
  readonly rateLimits: Readonly<Record<string, number>>;
  /** How many days records are kept; without a number, always. */
  readonly retention?: {
    readonly messages?: number | undefined;
    readonly signIns?: number | undefined;
    readonly audit?: number | undefined;
  };
  /** How print files are made. */
  readonly print: PrintShop;
  /** Print files are left to the processes that work (REL-12). */
  readonly leavesPrints?: boolean;
}

/** Dependencies of every handler. */
export interface App {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: AppSettings;
  readonly outbox: Outbox;
  /** Storage of uploaded files. */
  readonly files: FileStore;
  /** Reads, checks and draws files in processes of their own. */
  readonly fileWork: FileWork;
  readonly places: PlaceSource;
  readonly log: Pick<BaseLogger, "info" | "warn" | "error" | "debug">;
}

/** What a command may use beside its transaction: everything but the database. */
export type TxApp = Omit<App, "database">;

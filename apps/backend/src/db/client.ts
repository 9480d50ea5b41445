import { existsSync } from "node:fs";
import path from "node:path";

import type { ExtractTablesWithRelations } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import pg from "pg";

import { type Embedded, makeFolder, openEmbedded } from "./embedded/open-embedded.ts";
import { withRetry } from "./driver/retry.ts";
import * as schema from "./schema/index.ts";
import { shareReads } from "./driver/shared-reads.ts";
import { prepareStatements } from "./driver/statement-names.ts";

interface Rows<Row> {
  rows: Row[];
}

/** The result of raw SQL in both drivers: the rows. */
interface RowsResult extends PgQueryResultHKT {
  type: Rows<this["row"]>;
}

type Schema = typeof schema;

/** A connection, or a transaction on one: what a query needs. */
export type Db = PgDatabase<RowsResult, Schema, ExtractTablesWithRelations<Schema>>;

declare const IN_TRANSACTION: unique symbol;

/**
 * A {@link Db} inside a transaction: what a command needs. It is a type of its own, because the embedded database has one
 * session: a command that wrote by the outer database inside a transaction would wait for itself.
 */
export type Tx = Db & { readonly [IN_TRANSACTION]: true };

/** Location of the data. */
export interface DatabaseSettings {
  /** PostgreSQL 15 or newer; without it the embedded database in `dataDir` is used. */
  readonly databaseUrl?: string | undefined;
  /** Folder of the embedded database (below it, `db/`). */
  readonly dataDir: string;
}

/** The open database: one per process. */
export interface Database {
  readonly kind: "pglite" | "postgres";
  /** For single statements outside a transaction. */
  readonly db: Db;
  /**
   * Runs the queries of a read on one connection, which other reads may use too on the embedded database. Those that
   * begin together (`Promise.all`) travel in one round trip, so `fn` starts everything that needs nothing else at once.
   * As in a transaction, it uses nothing but its `db`.
   */
  read<T>(fn: (db: Db) => Promise<T>): Promise<T>;
  /**
   * Runs one command in one READ COMMITTED transaction. It is retried up to three times after a serialisation failure
   * or a deadlock, so `fn` must have no effect outside the transaction.
   */
  transaction<T>(fn: (tx: Tx) => Promise<T>): Promise<T>;
  /** Runs a script of several statements without parameters. */
  exec(sql: string): Promise<void>;
  /** Copies the embedded database's folder between two statements, in a state that a start accepts. */
  readonly copyTo?: ((folder: string) => Promise<void>) | undefined;
  /** Connections of the pool: how many are open and in use, and how many calls have none yet. */
  connections(): { readonly open: number; readonly used: number; readonly waiting: number };
  close(): Promise<void>;
}

/** Most connections of a process to a PostgreSQL server. */
export const POOL_SIZE = 10;

/** Longest time of one statement, in milliseconds. */
const STATEMENT_TIMEOUT = 5_000;

/**
 * Longest time in the queue for the embedded database, in milliseconds: longer than a call, so that what is left of calls
 * that were answered already does not fill it.
 */
const QUEUE_LIMIT = 15_000;

/**
 * Most reads that share a connection. The embedded database has only one, and each message to its thread costs more than
 * a small statement. On a server, reads that share a connection only wait for each other: with two of them the slowest
 * pages took twice as long.
 */
const SHARED_READS = { pglite: 8, postgres: 1 } as const;

const wrap = (
  kind: Database["kind"],
  pool: pg.Pool,
  { close, copyTo }: Pick<Database, "close" | "copyTo">,
): Database => {
  prepareStatements(pool);
  const options = { schema, casing: "snake_case" } as const;
  const connections = new WeakMap<pg.PoolClient, Db>();
  const dbOf = (client: pg.PoolClient): Db => {
    const db = connections.get(client) ?? drizzle(client, options);
    connections.set(client, db);
    return db;
  };
  const read = shareReads(pool, SHARED_READS[kind]);
  // The only place where a connection becomes a transaction.
  const inTransaction = (client: pg.PoolClient): Tx => dbOf(client) as Tx;
  const transaction = async <Result>(fn: (tx: Tx) => Promise<Result>): Promise<Result> => {
    const client = await pool.connect();
    let isBroken = false;
    // Travels with the first statement of `fn`. It fails only with the connection, as that statement does then.
    const beginning = client.query("begin");
    beginning.catch(() => undefined);
    try {
      const result = await fn(inTransaction(client));
      await beginning;
      await client.query("commit");
      return result;
    } catch (error) {
      await client.query("rollback").catch(() => (isBroken = true));
      throw error;
    } finally {
      client.release(isBroken);
    }
  };
  return {
    kind,
    db: drizzle(pool, options),
    read: (fn) => read((client) => fn(dbOf(client))),
    exec: async (sql) => {
      await pool.query(sql);
    },
    copyTo,
    connections: () => ({
      open: pool.totalCount,
      used: pool.totalCount - pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close,
    transaction: (fn) => withRetry(() => transaction(fn)),
  };
};

/** Wraps an open embedded database. */
export const fromEmbedded = ({ pool, ...embedded }: Embedded): Database => wrap("pglite", pool, embedded);

/** Connects to a PostgreSQL server through a pool; a statement or a connection may take `timeout` milliseconds. */
export const openPostgres = (
  url: string,
  { poolSize = POOL_SIZE, timeout = STATEMENT_TIMEOUT }: { poolSize?: number; timeout?: number } = {},
): Database => {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    statement_timeout: timeout,
    connectionTimeoutMillis: timeout,
    options: "-c timezone=UTC",
    pipeline: true,
  });
  // Without a listener, a connection that breaks would end the process, idle or between two statements of a transaction.
  // The next statement fails, and the pool replaces the connection.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return wrap("postgres", pool, { close: () => pool.end() });
};

const openFolder = async (folder: string): Promise<Database> => {
  if (!existsSync(folder)) await makeFolder(folder);
  return fromEmbedded(await openEmbedded({ folder, queueLimit: QUEUE_LIMIT }));
};

/** Opens the configured database: a PostgreSQL server by its URL, else the embedded one, which is made if necessary. */
export const openDatabase = (settings: DatabaseSettings): Promise<Database> =>
  settings.databaseUrl
    ? Promise.resolve(openPostgres(settings.databaseUrl))
    : openFolder(path.join(settings.dataDir, "db"));

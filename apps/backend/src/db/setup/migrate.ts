import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

import { sql } from "drizzle-orm";

import { sourceFile } from "../../kernel/program-files.ts";
import type { Database } from "../client.ts";
import { LOCKS } from "../sql/advisory-lock.ts";
import { syncReference } from "./reference.ts";
import { sqlState } from "../driver/retry.ts";

/** One file of `migrations/`, named `NNNN_name.sql`. */
export interface Migration {
  readonly version: number;
  readonly name: string;
  readonly sha256: string;
  readonly script: string;
  /** The oldest program that runs on the data afterwards, by the number of its migrations. */
  readonly oldestProgram: number;
}

/** The data cannot be used by this code. The message is written for the terminal. */
export class MigrationError extends Error {
  override readonly name = "MigrationError";
}

const FOLDER = sourceFile("db/migrations");
const UNIQUE_VIOLATION = "23505";

/**
 * The first line of a migration that only adds names the oldest program that runs on the data afterwards (REL-8):
 * `-- runs with: 28`. Without it, a program without the migration is refused.
 */
const RUNS_WITH = /^-- runs with: (\d+)\n/;

/** Reads the migration files in order; gaps and duplicates are refused. */
export const readMigrations = async (folder: string = FOLDER): Promise<Migration[]> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).toSorted();
  return Promise.all(
    names.map(async (file, index) => {
      const match = /^(\d{4})_([a-z0-9_]+)\.sql$/.exec(file);
      if (!match?.[1] || !match[2] || Number(match[1]) !== index + 1) {
        throw new MigrationError(`The migration file ${file} should be number ${index + 1} of its row.`);
      }
      const script = await readFile(path.join(folder, file), "utf8");
      return {
        version: index + 1,
        name: match[2],
        sha256: createHash("sha256").update(script).digest("hex"),
        script,
        oldestProgram: Number(RUNS_WITH.exec(script)?.[1] ?? index + 1),
      };
    }),
  );
};

const TABLE = `create table if not exists migration (
  version integer primary key,
  name text not null,
  sha256 text not null,
  applied_at timestamptz not null default now()
);
alter table migration add column if not exists oldest_program integer;`;

/** Longest wait of a migration for a table, in milliseconds: meanwhile the calls that need the table wait behind it. */
const LOCK_TIMEOUT = 5_000;

/**
 * A script without BEGIN runs as one transaction in both databases. The limit of a call's statement does not stop a large
 * index, nor the wait for another process that builds it.
 */
const locked = (script: string) =>
  `set local statement_timeout = 0; select pg_advisory_xact_lock(${LOCKS.migrations}); set local lock_timeout = ${LOCK_TIMEOUT}; ${script}`;

interface Applied {
  version: number;
  sha256: string;
  oldest: number;
}

const appliedOf = async (database: Database): Promise<Applied[]> => {
  const { rows } = await database.db.execute<{ version: number; sha256: string; oldest: number }>(
    sql`select version, sha256, coalesce(oldest_program, version) as oldest from migration order by version`,
  );
  return rows;
};

/** Refuses data of a different program, or of a newer one unless it left them so that this program runs on them. */
const check = (applied: readonly Applied[], known: readonly Migration[]) => {
  const newest = applied.at(-1)?.version ?? 0;
  if (Math.max(0, ...applied.map(({ oldest }) => oldest)) > known.length) {
    throw new MigrationError(
      `The data were written by a newer version of Lucarne (data version ${newest}, this program has ${known.length}). ` +
        "Start that version, or choose another data folder.",
    );
  }
  for (const { version, sha256 } of applied) {
    const own = known[version - 1];
    if (own && own.sha256 !== sha256) {
      throw new MigrationError(
        `The data were made by another build of Lucarne (migration ${version}, ${own.name}, differs). ` +
          "Choose another data folder, or remove this one to start afresh.",
      );
    }
  }
};

/**
 * Migrates the database to the newest version and updates the reference rows (regions, languages) from the shared
 * table. Several processes may call it at once.
 *
 * @returns the versions applied by this call
 * @throws {MigrationError} when the data are newer than the code, or of another build
 */
export const migrate = async (database: Database, folder?: string): Promise<number[]> => {
  const known = await readMigrations(folder);
  await database.exec(locked(TABLE));
  const applied = await appliedOf(database);
  check(applied, known);
  const done: number[] = [];
  for (const { version, name, sha256, script, oldestProgram } of known.slice(applied.length)) {
    const note = `insert into migration (version, name, sha256, oldest_program) values (${version}, '${name}', '${sha256}', ${oldestProgram});`;
    try {
      await database.exec(locked(`${note}\n${script}`));
      done.push(version);
    } catch (error) {
      const others = await appliedOf(database);
      const byAnother = sqlState(error) === UNIQUE_VIOLATION && others.some((row) => row.version === version);
      if (!byAnother) throw error;
      check(others, known);
    }
  }
  await database.transaction(syncReference);
  return done;
};

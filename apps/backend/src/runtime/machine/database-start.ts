import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";

import { sql } from "drizzle-orm";

import { type Database, openDatabase } from "../../db/client.ts";
import { migrate, MigrationError } from "../../db/setup/migrate.ts";
import { analyze, lacksStatistics } from "../../db/setup/upkeep.ts";
import type { Settings } from "../settings/settings.ts";
import { codeOf, StartFailure } from "../start-failure.ts";

/** Major version of PostgreSQL inside the embedded database; its files are incompatible with any other. */
const EMBEDDED_VERSION = "18";

const serverOf = (databaseUrl: string): string => {
  const url = new URL(databaseUrl);
  return `${url.hostname}:${url.port || "5432"}`;
};

/** Refuses a database that cannot hold every letter. */
const checkEncoding = async ({ db }: Database, databaseUrl: string): Promise<void> => {
  const { rows } = await db.execute<{ server_encoding: string }>(sql`show server_encoding`);
  const encoding = rows[0]?.server_encoding;
  if (encoding !== "UTF8")
    throw new StartFailure(
      `The database named in DATABASE_URL on the PostgreSQL server at ${serverOf(databaseUrl)} has the encoding ${encoding}. Create it with the encoding UTF8.`,
    );
};

/** One sentence for a PostgreSQL server that refuses the connection; the address is shown without user and password. */
const serverSentence = (databaseUrl: string, error: unknown): string => {
  const server = serverOf(databaseUrl);
  switch (codeOf(error)) {
    case "28P01":
    case "28000":
      return `The PostgreSQL server at ${server} refuses the user or the password in DATABASE_URL.`;
    case "3D000":
      return `The database named in DATABASE_URL does not exist on the PostgreSQL server at ${server}. Create it first.`;
    case "42501":
      return `The user in DATABASE_URL may not create tables on the PostgreSQL server at ${server}.`;
    case "55P03":
      return `A table in the database on ${server} was in use for too long to migrate it. Start again; end what holds it if this repeats.`;
    default:
      return `The PostgreSQL server at ${server} cannot be used (${codeOf(error) ?? "no answer"}). Check that it runs and that DATABASE_URL is right.`;
  }
};

const brokenSentence = (folder: string): string =>
  `The database in ${folder} is damaged and cannot be opened. Restore a copy, or move the folder away to start with an empty one.`;

const versionOf = async (folder: string): Promise<string | undefined> => {
  try {
    return (await readFile(path.join(folder, "PG_VERSION"), "utf8")).trim();
  } catch {
    return undefined;
  }
};

/** Refuses data of another PostgreSQL version, which the embedded database would report as damaged. */
const checkEmbedded = async (folder: string): Promise<void> => {
  if (!existsSync(folder)) return;
  const version = await versionOf(folder);
  if (version === undefined || !/^\d+$/.test(version)) throw new StartFailure(brokenSentence(folder));
  if (version !== EMBEDDED_VERSION) {
    throw new StartFailure(
      `The database in ${folder} was written by PostgreSQL ${version}; this Lucarne has ${EMBEDDED_VERSION} built in. Start the Lucarne that wrote it, or set DATA_DIR to another folder.`,
    );
  }
};

/** Whether the database reports damaged files or has crashed on them. */
const meansDamage = (error: unknown): boolean => {
  const code = codeOf(error);
  return code === undefined || /^(XX|58|F0)/.test(code) || /^E[A-Z]+$/.test(code);
};

/** The database could be opened, so a later error says nothing about its files. */
const outdatedSentence = (folder: string, error: unknown): string =>
  `The database in ${folder} is intact but could not be migrated (${codeOf(error) ?? "unexpected error"}). LOG_LEVEL=debug shows more.`;

/**
 * Opens the configured database and migrates it.
 *
 * @throws {StartFailure} with one sentence for each failure
 */
export const openAndMigrate = async (
  settings: Pick<Settings, "databaseUrl" | "dataDir">,
): Promise<{ database: Database; applied: number[] }> => {
  const folder = path.join(settings.dataDir, "db");
  if (settings.databaseUrl === undefined) await checkEmbedded(folder);
  let database: Database | undefined;
  try {
    database = await openDatabase(settings);
    if (settings.databaseUrl !== undefined) await checkEncoding(database, settings.databaseUrl);
    const applied = await migrate(database);
    if (database.kind === "pglite" && (await lacksStatistics(database))) await analyze(database);
    return { database, applied };
  } catch (error) {
    await database?.close().catch(() => undefined);
    if (error instanceof StartFailure) throw error;
    if (error instanceof MigrationError) throw new StartFailure(error.message, { cause: error });
    if (codeOf(error) === "ENOSPC")
      throw new StartFailure(`There is no room left on the disk of ${settings.dataDir}.`, { cause: error });
    if (settings.databaseUrl !== undefined)
      throw new StartFailure(serverSentence(settings.databaseUrl, error), { cause: error });
    const sentence = database && !meansDamage(error) ? outdatedSentence(folder, error) : brokenSentence(folder);
    throw new StartFailure(sentence, { cause: error });
  }
};

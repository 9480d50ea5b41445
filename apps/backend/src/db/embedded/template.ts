import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { constants, existsSync } from "node:fs";
import { cp, readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";

import { programFile, PROGRAMS, REPOSITORY, sourceFile } from "../../kernel/program-files.ts";

const CACHE = path.join(REPOSITORY, ".cache/database");
const MIGRATIONS = sourceFile("db/migrations");

/** What a template is made from: the database program, its configuration and the migrations. */
const sourcesOf = async (): Promise<string[]> => {
  const program = createRequire(import.meta.url).resolve("@electric-sql/pglite");
  const migrations = (await readdir(MIGRATIONS)).toSorted().map((name) => path.join(MIGRATIONS, name));
  return [path.join(program, "../../package.json"), sourceFile(PROGRAMS["database-thread"]), ...migrations];
};

const templateFolder = async (): Promise<string> => {
  const hash = createHash("sha256");
  for (const file of await sourcesOf()) hash.update(await readFile(file)).update("\0");
  return path.join(CACHE, hash.digest("hex").slice(0, 16));
};

/**
 * The folder of a migrated database without data, which new databases are copied from. It is built once after each
 * change of the database program or the migrations, in a process of its own: that takes seconds and 700 MB.
 *
 * @returns undefined when it cannot be built: a deployment has no sources, or the program's folder is read-only
 */
export const readyTemplate = async (): Promise<string | undefined> => {
  if (!existsSync(sourceFile(PROGRAMS["database-thread"]))) return undefined;
  const template = await templateFolder();
  if (existsSync(template)) return template;
  const child = spawn(process.execPath, [programFile("build-template"), template], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [code] = (await once(child, "exit")) as unknown[];
  return code === 0 ? template : undefined;
};

/** Copies a template; where the file system can, the copy shares its blocks. */
export const copyTemplate = (template: string, folder: string): Promise<void> =>
  cp(template, folder, { recursive: true, mode: constants.COPYFILE_FICLONE });

import { access, chmod, constants, mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";

import { codeOf, StartFailure } from "../start-failure.ts";

/** The owner of a data folder, written down for the next process that claims it and for the operator commands. */
export type Holder = {
  pid: number;
  host: string;
  /** RFC 3339, UTC. */
  startedAt: string;
  port: number;
  /** Absent while the operator side is off. */
  operatorPort?: number | undefined;
};

/** A data folder owned by this process. */
export type DataFolder = {
  path: string;
  /** Why others can read the folder; undefined when they cannot. */
  warning: string | undefined;
  /** Writes down the ports in use, once they are known. */
  announce: (ports: { port: number; operatorPort?: number | undefined }) => Promise<void>;
  /** Releases the folder. The operating system does so too, however the process ends. */
  release: () => Promise<void>;
};

const holderFile = (folder: string): string => path.join(folder, "holder.json");

/** The process that owns the folder, or owned it last; undefined when none is recorded. */
export const readHolder = async (folder: string): Promise<Holder | undefined> => {
  try {
    const holder = JSON.parse(await readFile(holderFile(folder), "utf8")) as Holder;
    return typeof holder.pid === "number" && typeof holder.port === "number" ? holder : undefined;
  } catch {
    return undefined;
  }
};

const heldSentence = (folder: string, holder: Holder | undefined): string => {
  const who = holder
    ? ` (process ${holder.pid} on ${holder.host}, port ${holder.port}, since ${holder.startedAt.slice(0, 16).replace("T", " ")} UTC)`
    : "";
  return `The data folder ${folder} is in use by a running Lucarne${who}. Stop that one first, or set DATA_DIR to another folder.`;
};

/** Takes the folder's rights from everybody but its owner; says why when that fails. Windows has no such rights. */
const closeToOthers = async (folder: string): Promise<string | undefined> => {
  if (process.platform === "win32") return undefined;
  const rights = (await stat(folder)).mode & 0o777;
  if ((rights & 0o077) === 0) return undefined;
  try {
    await chmod(folder, 0o700);
    return undefined;
  } catch (error) {
    return `The data folder ${folder} can be read by others (${rights.toString(8)}) and its rights cannot be changed (${codeOf(error) ?? "unknown error"}).`;
  }
};

const SQLITE_BUSY = 5;
const READ_ONLY = new Set(["EROFS", "EACCES", "EPERM"]);

/**
 * Takes the operating system's lock on `<folder>/lock`, through SQLite because Node.js has no file locks. The kernel
 * releases it when the process ends, so there are no stale locks: neither a reused process number nor a container with
 * its own numbering can mislead it.
 */
const lock = async (folder: string): Promise<DatabaseSync> => {
  const database = new DatabaseSync(path.join(folder, "lock"), { timeout: 0 });
  try {
    database.exec("BEGIN EXCLUSIVE");
    return database;
  } catch (error) {
    database.close();
    if (error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY) {
      throw new StartFailure(heldSentence(folder, await readHolder(folder)));
    }
    throw error;
  }
};

/**
 * Creates the folder if necessary and claims it for this process: two processes on one embedded database destroy it
 * without an error (REL-2). Throws a StartFailure that names the owner, or says why the folder cannot be used.
 */
export const claimDataFolder = async (folder: string, port: number): Promise<DataFolder> => {
  const startedAt = new Date().toISOString();
  const announce: DataFolder["announce"] = async (ports) => {
    const holder: Holder = { pid: process.pid, host: hostname(), startedAt, ...ports };
    const draft = `${holderFile(folder)}.tmp`;
    await writeFile(draft, `${JSON.stringify(holder)}\n`);
    await rename(draft, holderFile(folder));
  };

  let held: DatabaseSync | undefined;
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // SQLite gives one error for every reason why it cannot open a file: the access is checked before.
    await access(folder, constants.W_OK);
    const own = await lock(folder);
    held = own;
    const warning = await closeToOthers(folder);
    await announce({ port });
    return {
      path: folder,
      warning,
      announce,
      release: async () => {
        await rm(holderFile(folder), { force: true });
        own.close();
      },
    };
  } catch (error) {
    held?.close();
    if (error instanceof StartFailure) throw error;
    const code = codeOf(error) ?? "unknown error";
    const reason = READ_ONLY.has(code) ? "it is read-only" : code;
    throw new StartFailure(
      `The data folder ${folder} cannot be used (${reason}). Check that it is a folder this user may write to, or set DATA_DIR.`,
      { cause: error },
    );
  }
};

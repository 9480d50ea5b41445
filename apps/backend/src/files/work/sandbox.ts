import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";

import { REPOSITORY } from "../../kernel/program-files.ts";

/** What a process reads to work: the program and its libraries, and nothing that belongs to anybody. */
const CODE = ["apps", "packages", "node_modules", "locales", "package.json", ".toolchain"]
  .map((name) => path.join(REPOSITORY, name))
  // A deployment has no packages and no toolchain.
  .filter((folder) => existsSync(folder));
/** Programs, libraries and fonts of the system. Folders that a system lacks are left out. */
const SYSTEM = [
  "/usr",
  "/bin",
  "/sbin",
  "/lib",
  "/lib32",
  "/lib64",
  "/nix/store",
  "/etc/alternatives",
  "/etc/fonts",
  "/etc/ghostscript",
  "/etc/ld.so.cache",
  "/var/lib/ghostscript",
];
/** The user that owns nothing. */
const NOBODY = "65534";

/** The programs of the machine that work on files. */
export interface FilePrograms {
  /** Converts PostScript; without it such files are stored as they are. */
  readonly ghostscript?: string | undefined;
  /** Gives the work a system of its own: other folders, processes and networks do not exist there. */
  readonly bubblewrap?: string | undefined;
}

/** Folders of programs with a path of their own. */
const foldersOf = (programs: readonly (string | undefined)[]): string[] =>
  programs.flatMap((program) => (program !== undefined && path.isAbsolute(program) ? [path.dirname(program)] : []));

/** The arguments of bubblewrap before the program's own. */
export const bubblewrapArguments = (read: readonly string[]): string[] => [
  "--unshare-user",
  "--unshare-all",
  "--die-with-parent",
  "--new-session",
  "--cap-drop",
  "ALL",
  "--uid",
  NOBODY,
  "--gid",
  NOBODY,
  ...SYSTEM.flatMap((folder) => ["--ro-bind-try", folder, folder]),
  "--proc",
  "/proc",
  "--dev",
  "/dev",
  "--tmpfs",
  "/tmp",
  ...read.flatMap((folder) => ["--ro-bind-try", folder, folder]),
  "--chdir",
  "/tmp",
];

/** The options that keep the libraries of a Node.js process from files, where that version has them. */
export const permissionOptions = (read: readonly string[], temporary: string, starts: boolean): string[] =>
  process.allowedNodeEnvironmentFlags.has("--permission")
    ? [
        "--permission",
        ...[...read, temporary].map((folder) => `--allow-fs-read=${folder}`),
        `--allow-fs-write=${temporary}`,
        "--allow-addons",
        "--allow-worker",
        ...(starts ? ["--allow-child-process"] : []),
      ]
    : [];

/** What a process of its own kind needs of the environment; it has no secrets. */
const PASSED = ["PATH", "SYSTEMROOT", "NODE_COMPILE_CACHE"];

/** How a process for work on files is started. */
export interface Sandboxed {
  readonly execPath: string;
  readonly execArgv: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  /** Removes its folder; call it when the process has ended. */
  readonly close: () => void;
}

/**
 * The sandbox of all work on files: a process without secrets, with a folder of its own for temporary files, that reads
 * nothing but the program (SEC-15). With bubblewrap that also holds for libraries in machine code and for other
 * programs, which see no other process, no network and no other folder; without it, for the libraries in JavaScript.
 */
export const openSandbox = ({ ghostscript, bubblewrap }: FilePrograms, options: readonly string[]): Sandboxed => {
  const temporary = bubblewrap === undefined ? mkdtempSync(path.join(tmpdir(), "files-")) : "/tmp";
  const cache = process.env["NODE_COMPILE_CACHE"];
  const read = [...CODE, ...(cache === undefined ? [] : [cache]), ...foldersOf([process.execPath, ghostscript])];
  const own = [...permissionOptions(read, temporary, ghostscript !== undefined), ...options];
  const passed = PASSED.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return {
    execPath: bubblewrap ?? process.execPath,
    execArgv: bubblewrap === undefined ? own : [...bubblewrapArguments(read), "--", process.execPath, ...own],
    env: { ...Object.fromEntries(passed), HOME: temporary, TMPDIR: temporary, TEMP: temporary },
    close: () => {
      if (bubblewrap === undefined) rmSync(temporary, { recursive: true, force: true });
    },
  };
};

/**
 * Finds bubblewrap.
 *
 * @param program its name or path
 * @returns name and version; undefined when it is not there, or the system does not let it work
 */
export const bubblewrapVersion = async (program: string): Promise<string | undefined> => {
  const run = promisify(execFile);
  try {
    const folders = [...CODE, ...foldersOf([process.execPath])];
    await run(program, [...bubblewrapArguments(folders), "--", process.execPath, "--version"], { timeout: 15_000 });
    const { stdout } = await run(program, ["--version"], { timeout: 15_000 });
    return stdout.trim();
  } catch {
    return undefined;
  }
};

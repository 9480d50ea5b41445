// Builds from sources, and only when they have changed since the last build.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

const read = (file: string): string | undefined => {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
};

/** Runs a Node.js program; rejects with its last output. */
const run = (folder: string, args: readonly string[], failure: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const env = { ...process.env, NODE_ENV: "production" };
    const child = spawn(process.execPath, args, { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"] });
    const words: string[] = [];
    child.stdout.on("data", (data) => words.push(String(data)));
    child.stderr.on("data", (data) => words.push(String(data)));
    process.once("exit", () => child.kill());
    child.on("error", reject);
    child.on("close", (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${failure}:\n${words.join("").trim().split("\n").slice(-30).join("\n")}`));
    });
  });

type Build = {
  /** Of the file in `.cache` that remembers the sources. */
  name: string;
  /** A hash of the sources. */
  state: string;
  /** Where the programs run. */
  folder: string;
  /** A file that the build makes. */
  result: string;
  /** Arguments of Node.js. */
  programs: readonly (readonly string[])[];
  /** One sentence without its full stop. */
  failure: string;
};

/**
 * Runs the programs of a build unless its result is up to date.
 *
 * @returns whether it built; rejects with the last output of the build
 */
export const buildOnce = async (
  root: string,
  { name, state, folder, result, programs, failure }: Build,
): Promise<boolean> => {
  const marker = path.join(root, ".cache", name);
  if (read(marker) === state && existsSync(result)) return false;
  rmSync(marker, { force: true });
  for (const program of programs) await run(folder, program, failure);
  mkdirSync(path.dirname(marker), { recursive: true });
  writeFileSync(marker, state);
  return true;
};

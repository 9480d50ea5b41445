import { spawnSync, type SpawnSyncOptions } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { chromium } from "playwright";
import { findPinnedChromium } from "./pinned-chromium.ts";

const require = createRequire(import.meta.url);
const MIN_VERSION = 125;

const CANDIDATES: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  linux: ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"],
  darwin: [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ],
  win32: [
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
    "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
  ],
};

type Say = (line: string) => void;

const onPath = (name: string): string | undefined => {
  if (path.isAbsolute(name)) return existsSync(name) ? name : undefined;
  for (const folder of (process.env["PATH"] ?? "").split(path.delimiter)) {
    const full = path.join(folder, name);
    if (existsSync(full)) return full;
  }
  return undefined;
};

/** The browser's major version, or undefined when it does not start. Windows prints no version to a console. */
const majorVersion = (file: string): number | undefined => {
  if (process.platform === "win32") return existsSync(file) ? MIN_VERSION : undefined;
  const run = spawnSync(file, ["--version"], { encoding: "utf8", timeout: 30_000 });
  const version = run.status === 0 ? /(\d+)\.\d+/.exec(run.stdout)?.[1] : undefined;
  return version ? Number(version) : undefined;
};

const usable = (file: string | undefined): string | undefined =>
  file && (majorVersion(file) ?? 0) >= MIN_VERSION ? file : undefined;

const playwrightOwn = (): string | undefined => {
  const file = chromium.executablePath();
  return file && existsSync(file) ? usable(file) : undefined;
};

const run = (command: string, args: readonly string[], options: SpawnSyncOptions = {}) =>
  spawnSync(command, args, { timeout: 300_000, ...options });

const pinned = (say: Say): string | undefined => {
  try {
    return findPinnedChromium(say);
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    return undefined;
  }
};

/**
 * The path of a Chromium for the tests: CHROMIUM_PATH, the pinned one, the system's, Playwright's. If there is none, it
 * gets one: by Playwright's download, which is no package of the system, or where CI is set on Debian as root from its
 * packages.
 * @param say gets one line per attempt
 * @throws {Error} with a sentence that says what to do when no browser can be found or installed
 */
export const findChromium = (say: Say = () => {}): string => {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) {
    const file = usable(CHROMIUM_PATH);
    if (file) return file;
    throw new Error(`CHROMIUM_PATH=${CHROMIUM_PATH} is no Chromium ${MIN_VERSION} or newer that starts.`);
  }
  const same = pinned(say);
  if (same) return same;
  for (const name of CANDIDATES[process.platform] ?? []) {
    const file = usable(onPath(name));
    if (file) return file;
  }
  const own = playwrightOwn();
  if (own) return own;

  say("No Chromium found; Playwright fetches one …");
  const cli = path.join(path.dirname(require.resolve("playwright/package.json")), "cli.js");
  run(process.execPath, [cli, "install", "chromium"], { timeout: 180_000 });
  const fetched = playwrightOwn();
  if (fetched) return fetched;

  const isDebian = process.platform === "linux" && onPath("apt-get") !== undefined;
  if (process.env["CI"] && isDebian && process.getuid?.() === 0) {
    say("Playwright's download is out of reach; installing Debian's chromium …");
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    run("apt-get", ["update"], { env });
    run("apt-get", ["install", "-y", "--no-install-recommends", "chromium"], { env });
    const installed = usable(onPath("chromium"));
    if (installed) return installed;
  }
  throw new Error(
    `The browser tests need Chromium ${MIN_VERSION} or newer and none could be found or installed. ` +
      (isDebian ? "Run `sudo apt-get install chromium`, " : "Install Chrome or Chromium, ") +
      "or set CHROMIUM_PATH to the program file of one.",
  );
};

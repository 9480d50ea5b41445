// @ts-check
// Runs on any Node >= 18 with npm and has no dependencies: fetches the pinned Node.js and pnpm from the npm registry
// when the machine's own are too old, installs the workspace, makes what is generated, then starts scripts/<task>.ts.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { runTask } from "./lib/toolchain/run-task.mjs";
import { BootProblem, findNode, pnpmHome } from "./lib/toolchain/toolchain.mjs";
import { installWorkspace } from "./lib/toolchain/workspace.mjs";

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** @param {string} message */
const say = (message) => void process.stderr.write(`${message}\n`);
/** @type {(message: string) => never} */
const fail = (message) => {
  say(`\n${message}`);
  process.exit(1);
};

/**
 * The environment of a task: its Node.js, pnpm and the installed tools come first on the PATH.
 * @param {string} node
 */
const environmentFor = (node) => {
  const env = { ...process.env };
  const key = Object.keys(env).find((name) => name.toUpperCase() === "PATH") ?? "PATH";
  const own = node === process.execPath ? [] : [path.dirname(node)];
  env[key] = [...own, pnpmHome(root), path.join(root, "node_modules", ".bin"), env[key]].join(path.delimiter);
  // Compile cache, so that a second start need not strip types again.
  env["NODE_COMPILE_CACHE"] ??= path.join(root, ".cache", "node");
  // Without this, tools would assume that npm installed them.
  delete env["npm_config_user_agent"];
  return env;
};

/** Megabytes of each half of V8's space for new objects; the usual 16 add 60 MB to a start. */
const MAX_SEMI_SPACE_MB = 4;

const [task = "start", ...rest] = process.argv.slice(2);
const script = path.join(root, "scripts", `${task}.ts`);
if (!/^[a-z-]+$/.test(task) || task === "boot" || !existsSync(script)) fail(`There is no task "${task}".`);

try {
  const node = findNode(root, say);
  await installWorkspace(root, say);
  const env = environmentFor(node);
  const { status } = spawnSync(node, [path.join(root, "scripts/prepare.ts")], { stdio: "inherit", env });
  if (status !== 0) process.exit(status ?? 1);
  const nodeOptions = task === "start" ? [`--max-semi-space-size=${MAX_SEMI_SPACE_MB}`] : [];
  process.exit(await runTask({ node, nodeOptions, script, args: rest, cwd: root, env }));
} catch (error) {
  if (error instanceof BootProblem) fail(error.message);
  if (error instanceof Error && "syscall" in error && String(error.syscall).startsWith("spawn"))
    fail(`${path.basename(script)} could not be started: ${error.message}`);
  throw error;
}

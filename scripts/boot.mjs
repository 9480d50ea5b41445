// Runs on any Node >= 18 with npm and has no dependencies: fetches the pinned Node.js and pnpm from the npm registry
// when the machine's own are too old, installs the workspace, then starts scripts/<task>.mjs.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { constants } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { BootProblem, findNode, pnpmHome } from "./lib/toolchain.mjs";
import { installWorkspace } from "./lib/workspace.mjs";

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

const say = (message) => process.stderr.write(`${message}\n`);
const fail = (message) => {
  say(`\n${message}`);
  process.exit(1);
};

/** The environment of a task: its Node.js, pnpm and the installed tools come first on the PATH. */
const environmentFor = (node) => {
  const env = { ...process.env };
  const key = Object.keys(env).find((name) => name.toUpperCase() === "PATH") ?? "PATH";
  const own = node === process.execPath ? [] : [path.dirname(node)];
  env[key] = [...own, pnpmHome(root), path.join(root, "node_modules", ".bin"), env[key]].join(path.delimiter);
  // Compile cache, so that a second start need not strip types again.
  env.NODE_COMPILE_CACHE ??= path.join(root, ".cache", "node");
  // Without this, tools would assume that npm installed them.
  delete env.npm_config_user_agent;
  return env;
};

const run = (node, script, args) => {
  const child = spawn(node, [script, ...args], { cwd: root, env: environmentFor(node), stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, () => {
      // Ctrl-C in a terminal reaches the task too; a second signal would mean "at once".
      if (signal !== "SIGINT" || !process.stdin.isTTY) child.kill(signal);
    });
  }
  child.on("error", (error) => fail(`${path.basename(script)} could not be started: ${error.message}`));
  child.on("exit", (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
};

const [task = "start", ...rest] = process.argv.slice(2);
const script = path.join(root, "scripts", `${task}.mjs`);
if (!/^[a-z-]+$/.test(task) || task === "boot" || !existsSync(script)) fail(`There is no task "${task}".`);

try {
  const node = findNode(root, say);
  await installWorkspace(root, say);
  run(node, script, rest);
} catch (error) {
  if (error instanceof BootProblem) fail(error.message);
  throw error;
}

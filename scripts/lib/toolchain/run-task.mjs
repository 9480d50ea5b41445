// @ts-check
// Runs a task in a process of its own and ends with it. Has no dependencies and runs on any Node >= 18.
import { spawn } from "node:child_process";
import { constants } from "node:os";

/** How often a task that npm started looks whether npm is still there, in milliseconds. */
const POLL_INTERVAL = 500;

/**
 * Calls `gone` once the parent process has ended and another one has taken its place.
 * @param {() => void} gone
 */
const watchParent = (gone) => {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    gone();
  }, POLL_INTERVAL);
  timer.unref();
};

/**
 * Runs a script. Signals are passed on. npm ends on SIGTERM without a signal to the process that it started, so the task
 * also stops when npm, or its shell, is gone. When this process is gone, the channel to the task closes.
 * @param {{ node: string, nodeOptions?: readonly string[], script: string, args: readonly string[], cwd?: string, env: NodeJS.ProcessEnv }} task
 * @returns {Promise<number>} the exit code
 */
export const runTask = ({ node, nodeOptions = [], script, args, cwd, env }) =>
  new Promise((resolve, reject) => {
    const child = spawn(node, [...nodeOptions, script, ...args], {
      cwd,
      env,
      stdio: ["inherit", "inherit", "inherit", "ipc"],
    });
    for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
      process.on(signal, () => {
        // Ctrl-C in a terminal reaches the task too; a second signal would mean "at once".
        if (signal !== "SIGINT" || !process.stdin.isTTY) child.kill(signal);
      });
    }
    if (process.env["npm_lifecycle_event"] !== undefined) watchParent(() => child.kill("SIGTERM"));
    child.on("error", reject);
    child.on("exit", (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });

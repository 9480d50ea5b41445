// Opens Storybook on port 6006 (`STORYBOOK_PORT`). With --build it writes storybook-static/ instead; with --publish it
// then sends that to Chromatic (CHROMATIC_PROJECT_TOKEN) and fails when a story has changed and nobody has accepted it.
import { spawn } from "node:child_process";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const { values } = parseArgs({
  options: { build: { type: "boolean" }, output: { type: "string" }, publish: { type: "boolean" } },
});
const output = values.output ?? path.join(root, "storybook-static");

/** Runs a program of an installed package; resolves with its exit code. */
const run = (program: string, args: readonly string[]): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [path.join(root, "node_modules", program), ...args], {
      cwd: root,
      stdio: "inherit",
      env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: "1" },
    });
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
    child.on("exit", (code) => resolve(code ?? 1));
  });

const storybook = (...args: string[]): Promise<number> =>
  run("storybook/dist/bin/dispatcher.js", [...args, "--disable-telemetry"]);
const build = () => storybook("build", "--output-dir", output);
const chromatic = () => run("chromatic/dist/bin.cjs", ["--storybook-build-dir", output]);
const open = () => storybook("dev", "--port", process.env["STORYBOOK_PORT"] ?? "6006", "--no-open");

const main = async (): Promise<number> => {
  if (!values.publish) return values.build ? build() : open();
  if (!process.env["CHROMATIC_PROJECT_TOKEN"]) {
    process.stderr.write("Set CHROMATIC_PROJECT_TOKEN to the token of the project on Chromatic.\n");
    return 2;
  }
  return (await build()) || chromatic();
};

process.exitCode = await main();

// Opens Storybook on port 6006 (`STORYBOOK_PORT`); with --build writes it to storybook-static/ instead.
import { spawn } from "node:child_process";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const { values } = parseArgs({ options: { build: { type: "boolean" }, output: { type: "string" } } });

const cli = path.join(root, "node_modules/storybook/dist/bin/dispatcher.js");
const args = values.build
  ? ["build", "--output-dir", values.output ?? path.join(root, "storybook-static")]
  : ["dev", "--port", process.env.STORYBOOK_PORT ?? "6006", "--no-open"];

const child = spawn(process.execPath, [cli, ...args, "--disable-telemetry"], {
  cwd: root,
  stdio: "inherit",
  env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: "1" },
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
child.on("exit", (code) => process.exit(code ?? 1));

// `npm run dev`: the backend, restarted when its sources change, and the portal by Vite with hot reload. Browsers use
// Vite on PORT; it passes /api on to the backend on the next port. One Ctrl-C stops both.
import { spawn } from "node:child_process";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const port = Number(process.env["PORT"] || 3000);
if (!Number.isInteger(port) || port < 1 || port > 64_000) {
  process.stderr.write("PORT must be a port number, 1 to 64000.\n");
  process.exit(2);
}
const backendPort = port + 1;

const backend = {
  args: ["--watch", "--watch-preserve-output", path.join(root, "apps/backend/src/main.ts")],
  env: {
    DEMO: "1",
    PUBLIC_URL: `http://localhost:${port}`,
    OPERATOR_PORT: String(port + 1000),
    ...process.env,
    PORT: String(backendPort),
  },
  cwd: root,
};
const portal = {
  args: [
    path.join(root, "apps/portal/node_modules/vite/bin/vite.js"),
    "--port",
    String(port),
    "--strictPort",
    "--clearScreen",
    "false",
  ],
  env: { ...process.env, BACKEND_URL: `http://localhost:${backendPort}` },
  cwd: path.join(root, "apps/portal"),
};

let ending = false;
const children = [backend, portal].map(({ args, env, cwd }) =>
  spawn(process.execPath, args, { cwd, env, stdio: "inherit" }),
);

const end = (code: number): void => {
  if (ending) return;
  ending = true;
  const running = children.filter((child) => child.exitCode === null && child.signalCode === null);
  for (const child of running) child.kill("SIGTERM");
  const cut = setTimeout(() => running.forEach((child) => child.kill("SIGKILL")), 13_000);
  void Promise.all(running.map((child) => new Promise((resolve) => child.once("exit", resolve)))).then(() => {
    clearTimeout(cut);
    process.exit(code);
  });
};
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => end(0));
for (const child of children) child.on("exit", (code) => end(code ?? 1));

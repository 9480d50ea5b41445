// `npm start`: builds portal and backend if necessary and runs the backend, which serves both, in this process. Runs as a
// demo unless NODE_ENV is production.
import path from "node:path";
import { fileURLToPath } from "node:url";
import { buildBackend } from "./lib/backend-build.mjs";
import { buildPortal } from "./lib/portal-build.mjs";

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

try {
  await buildBackend(root);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
const { run } = await import("../apps/backend/dist/bundle/run.mjs");

const demo = process.env.NODE_ENV === "production" ? {} : { DEMO: "1" };
await run({ environment: { ...demo, ...process.env }, buildPortal: () => buildPortal(root) });

// `npm start`: builds portal and backend if necessary and runs the backend, which serves both, in this process. Runs as a
// demo unless NODE_ENV is production.
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { run } from "../apps/backend/src/runtime/run.ts";
import { buildBackend } from "./lib/build/backend-build.ts";
import { messageOf } from "./lib/message-of.ts";
import { buildPortal } from "./lib/build/portal-build.ts";

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

try {
  await buildBackend(root);
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exit(1);
}
type Bundle = { run: typeof run };
const isBundle = (loaded: unknown): loaded is Bundle =>
  typeof loaded === "object" && loaded !== null && "run" in loaded && typeof loaded.run === "function";

const bundle: unknown = await import(pathToFileURL(path.join(root, "apps/backend/dist/bundle/run.mjs")).href);
if (!isBundle(bundle)) throw new Error("The bundle of the backend has no run().");

const demo = process.env["NODE_ENV"] === "production" ? {} : { DEMO: "1" };
await bundle.run({ environment: { ...demo, ...process.env }, buildPortal: () => buildPortal(root) });

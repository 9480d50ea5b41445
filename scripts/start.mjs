// `npm start`: builds the portal if necessary and runs the backend, which serves it, in this process. Runs as a demo
// unless NODE_ENV is production.
import path from "node:path";
import { fileURLToPath } from "node:url";
import { quickModules, writeCompiled } from "../apps/backend/src/kernel/quick-modules.ts";
import { buildPortal } from "./lib/portal-build.mjs";

quickModules();
const { run } = await import("../apps/backend/src/runtime/run.ts");

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

const demo = process.env.NODE_ENV === "production" ? {} : { DEMO: "1" };

await run({ environment: { ...demo, ...process.env }, buildPortal: () => buildPortal(root) });
writeCompiled();

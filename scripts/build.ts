// Builds the portal and the backend for production, and the template of new databases; `--budget` also checks its limits (apps/portal/build/budget.ts).
import { spawnSync } from "node:child_process";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { readyTemplate } from "../apps/backend/src/db/embedded/template.ts";
import { buildBackend } from "./lib/build/backend-build.ts";
import { buildPortal } from "./lib/build/portal-build.ts";

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

await Promise.all([buildPortal(root), buildBackend(root), readyTemplate()]);
if (process.argv.includes("--budget")) {
  const budget = path.join(root, "apps/portal/build/budget.ts");
  process.exitCode = spawnSync(process.execPath, [budget], { cwd: root, stdio: "inherit" }).status ?? 1;
}

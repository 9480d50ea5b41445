// `npm run deployment -- <folder>`: builds portal and backend if necessary and writes what a production start needs.
// Start it with `node apps/backend/dist/bundle/main.mjs` in that folder.
import path from "node:path";
import { fileURLToPath } from "node:url";
import { buildBackend } from "./lib/build/backend-build.ts";
import { messageOf } from "./lib/message-of.ts";
import { writeDeployment } from "./lib/build/deployment.ts";
import { buildPortal } from "./lib/build/portal-build.ts";

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const [target] = process.argv.slice(2);

if (target === undefined) {
  process.stderr.write("Name an empty folder: npm run deployment -- /srv/lucarne\n");
  process.exit(2);
}
try {
  await Promise.all([buildPortal(root), buildBackend(root)]);
  writeDeployment(root, path.resolve(target));
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exit(1);
}

// `npm run static-portal -- <folder> <address of the API>`: builds the portal if necessary and writes what a host of static
// files serves (docs/running.md).
import path from "node:path";
import { fileURLToPath } from "node:url";
import { messageOf } from "./lib/message-of.ts";
import { buildPortal } from "./lib/build/portal-build.ts";
import { writeStaticPortal } from "./lib/build/static-portal.ts";

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const [target, api] = process.argv.slice(2);

if (target === undefined || api === undefined || !/^https?:/.test(api) || !URL.canParse(api)) {
  process.stderr.write(
    "Name an empty folder and the address of the API: npm run static-portal -- /srv/portal https://api.example.com/api\n",
  );
  process.exit(2);
}
try {
  await buildPortal(root);
  writeStaticPortal(root, path.resolve(target), api);
  process.stdout.write(`${path.resolve(target)} is ready.\n`);
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = 1;
}

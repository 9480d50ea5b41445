// Builds the template of new databases: `node build-template.ts <folder>`. See template.ts.
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import path from "node:path";

import { fromEmbedded } from "../client.ts";
import { migrate } from "../setup/migrate.ts";
import { openEmbedded } from "./open-embedded.ts";

const [, , folder] = process.argv;
if (folder === undefined) throw new Error("The folder is missing.");
const cache = path.dirname(folder);

const build = async (draft: string): Promise<void> => {
  const database = fromEmbedded(await openEmbedded({ folder: draft }));
  await migrate(database);
  await database.exec("checkpoint");
  await database.close();
};

try {
  await mkdir(cache, { recursive: true });
} catch {
  // A read-only installation: new databases are built where they belong.
  process.exit(1);
}
const outdated = (await readdir(cache)).filter((name) => !name.includes(".tmp-"));
const draft = `${folder}.tmp-${process.pid}`;
await build(draft);
await rename(draft, folder).catch(() => rm(draft, { recursive: true }));
for (const name of outdated)
  if (name !== path.basename(folder)) await rm(path.join(cache, name), { recursive: true, force: true });

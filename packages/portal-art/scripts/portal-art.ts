/**
 * Writes the portal's pictures into apps/portal/public/art. With --check it writes nothing and fails when a file is
 * missing, stale or left over.
 */
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { portalArtFiles } from "../src/files.ts";

const target = path.resolve(import.meta.dirname, "../../../apps/portal/public/art");
const check = process.argv.includes("--check");

const present = async (): Promise<string[]> => {
  const entries = await readdir(target, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(target, path.join(entry.parentPath, entry.name)));
};

const files = portalArtFiles();
const stale: string[] = [];
for (const [name, text] of files) {
  const file = path.join(target, name);
  const now = await readFile(file, "utf8").catch(() => undefined);
  if (now === text) continue;
  stale.push(name);
  if (check) continue;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}
for (const name of await present()) {
  if (files.has(name.split(path.sep).join("/"))) continue;
  stale.push(name);
  if (!check) await rm(path.join(target, name));
}

if (check && stale.length > 0) {
  process.stderr.write(`Stale pictures: ${stale.join(", ")}\nRun: node packages/portal-art/scripts/portal-art.ts\n`);
  process.exitCode = 1;
} else {
  process.stdout.write(`${files.size} files, ${stale.length} ${check ? "stale" : "changed"}\n`);
}

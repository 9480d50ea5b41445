// A folder with everything that a production start needs, and nothing else: the bundle, the portal, data, and the few
// libraries that cannot be bundled. It has the repository's layout, because the bundle finds its data by it.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

const BACKEND = "apps/backend";

/** What is copied as it is. */
const PARTS = [
  `${BACKEND}/dist/bundle`,
  `${BACKEND}/src/db/migrations`,
  `${BACKEND}/src/areas/places/gazetteer`,
  "apps/portal/dist",
  "locales",
  "openapi/dist",
  "LICENSE",
];

/** Libraries outside the bundle (`neverBundle` in apps/backend/tsdown.config.ts), which have files of their own. */
const LIBRARIES = ["sharp", "wawoff2", "@electric-sql/pglite"];

/** Source maps, types and extensions of the embedded database, which the backend does not load. */
const isUnused = (file: string): boolean => /\.(?:map|d\.ts|d\.cts|tar\.gz)$/.test(file);

const MANIFEST = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string().optional(),
  dependencies: z.record(z.string(), z.string()).optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
});
const readManifest = (folder: string) =>
  MANIFEST.parse(JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")));

/** Copies an installed library with what it needs: in the store of pnpm, dependencies are beside their user. */
const copyLibrary = (name: string, from: string, folder: string, copied: Set<string>): void => {
  const linked = path.join(from, name);
  if (copied.has(name) || !existsSync(linked)) return;
  copied.add(name);
  const source = realpathSync(linked);
  cpSync(source, path.join(folder, "node_modules", name), {
    recursive: true,
    dereference: true,
    filter: (file) => !isUnused(file),
  });
  const { dependencies, optionalDependencies } = readManifest(source);
  const besides = path.join(source, ...name.split("/").map(() => ".."));
  for (const needed of Object.keys({ ...dependencies, ...optionalDependencies }))
    copyLibrary(needed, besides, folder, copied);
};

/**
 * Writes the folder; portal and backend must be built.
 *
 * @param root the repository
 * @param folder an empty or a new folder
 */
export const writeDeployment = (root: string, folder: string): void => {
  mkdirSync(folder, { recursive: true });
  if (readdirSync(folder).length > 0) throw new Error(`${folder} is not empty.`);
  for (const part of PARTS) cpSync(path.join(root, part), path.join(folder, part), { recursive: true });
  const { name, version, license } = readManifest(root);
  const manifest = { name, version, license, private: true, type: "module" };
  writeFileSync(path.join(folder, "package.json"), `${JSON.stringify(manifest, undefined, 2)}\n`);
  const copied = new Set<string>();
  for (const library of LIBRARIES) copyLibrary(library, path.join(root, BACKEND, "node_modules"), folder, copied);
};

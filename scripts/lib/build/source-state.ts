// One hash over files and folders: what depends on them is up to date while it stays the same.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

/** Folders that are made from sources, never sources. */
const MADE = new Set([
  "node_modules",
  "dist",
  "storybook-static",
  "test-results",
  "playwright-report",
  "coverage",
  "__screenshots__",
  ".git",
  ".cache",
  ".data",
  ".toolchain",
]);

/** Names of files and folders that do not matter. */
type Skip = (name: string) => boolean;

const filesBelow = (full: string, skip: Skip): string[] => {
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [full];
  return readdirSync(full, { withFileTypes: true })
    .filter((entry) => !MADE.has(entry.name) && !skip(entry.name))
    .flatMap((entry) => filesBelow(path.join(full, entry.name), skip));
};

/**
 * Changes whenever a file is added, removed, renamed or edited.
 * @param root the folder that `sources` are relative to
 * @param sources files and folders; those that do not exist count as empty
 * @returns a hash in hexadecimal
 */
export const sourceState = (root: string, sources: readonly string[], skip: Skip = () => false): string => {
  const hash = createHash("sha256");
  const files = sources.flatMap((source) => filesBelow(path.join(root, source), skip));
  for (const file of [...new Set(files)].toSorted())
    hash.update(path.relative(root, file)).update("\0").update(readFileSync(file)).update("\0");
  return hash.digest("hex");
};

import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const filesOf = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);

/** Names of files that differ between two flat folders, or exist in one only. */
export const differences = (fresh: string, kept: string): string[] => {
  const names = new Set([...filesOf(fresh), ...filesOf(kept)]);
  const read = (folder: string, name: string) => {
    const file = path.join(folder, name);
    return existsSync(file) ? readFileSync(file, "utf8") : undefined;
  };
  return [...names].filter((name) => read(fresh, name) !== read(kept, name)).sort();
};

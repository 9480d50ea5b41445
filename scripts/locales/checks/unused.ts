import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "../files.ts";
import type { Part } from "../parts.ts";

const NOT_PRODUCT = /\.(test|stories)\.tsx?$|[\\/](generated|testing)[\\/]/;

/**
 * The ids that the part's sources do not use: some part of the id after the first (which is often computed) stands in
 * none of them as a word. Ids that come from the code cannot be unused.
 */
export const unusedIn = (part: Part, ids: readonly string[]): string[] => {
  if (part.english === "code" || part.users.length === 0) return [];
  const words = new Set<string>();
  for (const folder of part.users) {
    for (const file of globSync(`${folder}/**/*.{ts,tsx}`, { cwd: ROOT })) {
      if (NOT_PRODUCT.test(file)) continue;
      const source = readFileSync(path.join(ROOT, file), "utf8");
      for (const [word] of source.matchAll(/[\p{L}\p{N}_]+/gu)) words.add(word);
    }
  }

  const isUsed = (id: string): boolean => {
    const names = id.split(".").slice(id.includes(".") ? 1 : 0);

    return names.flatMap((name) => name.split("-")).every((word) => words.has(word));
  };

  return ids.filter((id) => !isUsed(id));
};

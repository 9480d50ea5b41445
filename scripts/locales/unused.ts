import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "./files.ts";
import type { Part } from "./parts.ts";

const NOT_PRODUCT = /\.(test|stories)\.tsx?$|[\\/](generated|testing)[\\/]/;

/**
 * The ids that no source of the part's package mentions: neither the whole id nor its last part as a word. Ids that
 * come from the code cannot be unused.
 */
export const unusedIn = (part: Part, ids: readonly string[]): string[] => {
  if (part.english === "code") return [];
  const words = new Set<string>();
  for (const folder of part.users) {
    for (const file of globSync(`${folder}/**/*.{ts,tsx}`, { cwd: ROOT })) {
      if (NOT_PRODUCT.test(file)) continue;
      const source = readFileSync(path.join(ROOT, file), "utf8");
      for (const [word] of source.matchAll(/[\p{L}\p{N}_-]+/gu)) words.add(word);
    }
  }

  return ids.filter((id) => !words.has(id.slice(id.lastIndexOf(".") + 1)));
};

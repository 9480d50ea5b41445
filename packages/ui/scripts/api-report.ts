import manifest from "../package.json" with { type: "json" };
import { globSync, readFileSync } from "node:fs";
import path from "node:path";

const dist = path.join(path.dirname(import.meta.dirname), "dist");

const withoutComments = (text: string) =>
  text
    .replace(/\/\*\*[\s\S]*?\*\//g, "")
    .split("\n")
    .filter((line) => line.trim() !== "" && !/^(?:import|\/\/)/.test(line))
    .join("\n");

/**
 * Everything that a consumer's compiler sees, without comments. Committed as `api.md`, so that a change of the public
 * face shows as a change of that file: a removed or narrowed line is a breaking change and needs a changeset that
 * says so.
 */
export const apiReport = (): string => {
  const modules = globSync("{components,generated,layout,strings,themes,tokens}/**/*.d.ts", { cwd: dist })
    .sort()
    .map((file) => ({ file, text: withoutComments(readFileSync(path.join(dist, file), "utf8")) }))
    .filter(({ text }) => text !== "" && text !== "export { };");
  return [
    "# Public face of @lucarne/ui",
    "Written by `pnpm --filter @lucarne/ui refresh`; the tests fail when it is stale.",
    `Subpaths: ${Object.keys(manifest.publishConfig.exports)
      .map((name) => `\`${name}\``)
      .join(", ")}`,
    ...modules.map(({ file, text }) => `## ${file}\n\n\`\`\`ts\n${text}\n\`\`\``),
    "",
  ]
    .join("\n\n")
    .replace(/\n+$/, "\n");
};

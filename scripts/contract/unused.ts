import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";

import { OPENAPI } from "./places.ts";

const REFERENCE = /\$ref: "?([^"\s]+\.yaml)/g;
/** The preprocessor that adds common answers refers to them by their names. */
const ADDED = "lint/standard-answers.ts";
const NAME = /"([A-Z]\w+)"/g;

/** Files under paths/ and components/ without references: a bundler never opens them, so no linter sees them. */
export const unusedComponents = (folder = OPENAPI): string[] => {
  const files = globSync("**/*.yaml", { cwd: folder }).map((file) => path.join(folder, file));
  const used = new Set<string>();
  for (const file of files) {
    for (const [, target = ""] of readFileSync(file, "utf8").matchAll(REFERENCE)) {
      used.add(path.resolve(path.dirname(file), target));
    }
  }
  const added = path.join(folder, ADDED);
  const text = existsSync(added) ? readFileSync(added, "utf8") : "";
  for (const [, name] of text.matchAll(NAME))
    for (const kind of ["headers", "responses"]) used.add(path.join(folder, "components", kind, `${name}.yaml`));
  return files
    .filter((file) => /[\\/](?:paths|operator-paths|components)[\\/]/.test(file) && !used.has(file))
    .map((file) => `${path.relative(folder, file)} is used nowhere`);
};

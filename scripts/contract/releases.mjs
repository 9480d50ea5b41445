import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { breakingChanges } from "./breaking.mjs";
import { OPENAPI } from "./places.ts";

const NAME = /^(\d+)\.(\d+)\.(\d+)\.json$/;
const numbers = (name) => (NAME.exec(name) ?? []).slice(1).map(Number);

/** The newest `<version>.json` of a folder, by version and not alphabetically; undefined when there is none. */
export const newestRelease = (folder) => {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => NAME.test(name)) : [];
  const byVersion = (a, b) => {
    const [left, right] = [numbers(a), numbers(b)];
    return left[0] - right[0] || left[1] - right[1] || left[2] - right[2];
  };
  return names.sort(byVersion).at(-1);
};

/** What the bundle would break for callers of the last release; nothing for the first release. */
export const brokenSinceRelease = (bundleFile, folder = path.join(OPENAPI, "releases")) => {
  const name = newestRelease(folder);
  if (!name) return [];
  const read = (file) => JSON.parse(readFileSync(file, "utf8"));
  const breaks = breakingChanges(read(path.join(folder, name)), read(bundleFile));
  return breaks.map((words) => `breaks release ${path.parse(name).name}: ${words}`);
};

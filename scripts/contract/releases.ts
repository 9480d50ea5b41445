import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

import { readDocument } from "@lucarne/contract/document";
import { breakingChanges } from "./breaking.ts";
import { OPENAPI } from "./places.ts";

const NAME = /^\d+\.\d+\.\d+\.json$/;

/** The newest `<version>.json` of a folder, by version and not alphabetically; undefined when there is none. */
export const newestRelease = (folder: string): string | undefined => {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => NAME.test(name)) : [];
  return names.sort((a, b) => a.localeCompare(b, "en", { numeric: true })).at(-1);
};

/** What the bundle would break for callers of the last release; nothing for the first release. */
export const brokenSinceRelease = (bundleFile: string, folder = path.join(OPENAPI, "releases")): string[] => {
  const name = newestRelease(folder);
  if (!name) return [];
  const breaks = breakingChanges(readDocument(path.join(folder, name)), readDocument(bundleFile));
  return breaks.map((words) => `breaks release ${path.parse(name).name}: ${words}`);
};

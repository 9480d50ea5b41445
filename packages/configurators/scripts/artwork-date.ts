import { execFileSync } from "node:child_process";
import path from "node:path";
import packageFile from "../package.json" with { type: "json" };

/** The day of the last commit that changed the artworks; empty without a Git history, as in an unpacked archive. */
const lastChange = (): string => {
  const cwd = path.dirname(import.meta.dirname);
  try {
    const log = ["log", "-1", "--format=%cs", "--", "."];
    return execFileSync("git", log, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  } catch {
    return "";
  }
};

/** Constants of the stories: the day of the last change to the artworks, and their last release. */
export const artworkConstants = (): Readonly<Record<"ARTWORK_DATE" | "ARTWORK_VERSION", string>> => ({
  ARTWORK_DATE: JSON.stringify(lastChange() || new Date().toISOString().slice(0, 10)),
  ARTWORK_VERSION: JSON.stringify(packageFile.version),
});

import { execFileSync } from "node:child_process";
import path from "node:path";
import packageFile from "../package.json" with { type: "json" };

/** A fact of the last commit that changed the artworks; empty without a Git history, as in an unpacked archive. */
const lastChange = (format: string): string => {
  const cwd = path.dirname(import.meta.dirname);
  try {
    const log = ["log", "-1", `--format=${format}`, "--", "."];
    return execFileSync("git", log, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  } catch {
    return "";
  }
};

const UNRELEASED = "0.0.0";

/** Constants of the stories: the day of the last change to the artworks, and their release or else that commit. */
export const artworkConstants = (): Readonly<Record<"ARTWORK_DATE" | "ARTWORK_VERSION", string>> => {
  const { version } = packageFile;
  return {
    ARTWORK_DATE: JSON.stringify(lastChange("%cs") || new Date().toISOString().slice(0, 10)),
    ARTWORK_VERSION: JSON.stringify(version === UNRELEASED ? lastChange("%h") || version : version),
  };
};

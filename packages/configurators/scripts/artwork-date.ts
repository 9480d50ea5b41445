import { execFileSync } from "node:child_process";
import path from "node:path";

/** The day of the last change to the artworks; today where there is no Git history, as in an unpacked archive. */
export const artworkDate = (): string => {
  const today = new Date().toISOString().slice(0, 10);
  const cwd = path.dirname(import.meta.dirname);
  try {
    const log = ["log", "-1", "--format=%cs", "--", "."];
    return execFileSync("git", log, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim() || today;
  } catch {
    return today;
  }
};

import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newCommits } from "./commit-range.ts";

let folder: string;
const at = (name: string): string => path.join(folder, name);
const git = (name: string, ...args: string[]): string =>
  execFileSync("git", ["-c", "user.name=Test", "-c", "user.email=test@example.com", ...args], {
    cwd: at(name),
    encoding: "utf8",
  }).trim();
const commit = (message: string): string => {
  git("work", "commit", "--quiet", "--allow-empty", "-m", message);
  return git("work", "rev-parse", "HEAD");
};
const UNKNOWN = "0123456789012345678901234567890123456789";
let base: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "commits-"));
  execFileSync("git", ["init", "--quiet", "--initial-branch=main", at("work")]);
  commit("old");
  base = commit("base");
  commit("cart: take prices\n\nThe reason.");
  commit("shop: add a filter");
  git("work", "commit", "--quiet", "--allow-empty", "--author=dependabot[bot] <bot@example.com>", "-m", "deps: bump x");
  execFileSync("git", ["clone", "--quiet", `file://${at("work")}`, at("full")]);
  execFileSync("git", ["clone", "--quiet", "--depth=1", `file://${at("work")}`, at("shallow")]);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const messages = ({ commits }: ReturnType<typeof newCommits>): string[] => commits.map(({ message }) => message.trim());
const BOTH = ["cart: take prices\n\nThe reason.", "shop: add a filter"];

describe("newCommits", () => {
  it("gives the commits after the base but those of Dependabot, oldest first, in a fresh clone too", () => {
    expect(messages(newCommits({ cwd: at("work"), bases: [base] }))).toEqual(BOTH);
    expect(messages(newCommits({ cwd: at("full"), bases: [base] }))).toEqual(BOTH);
  });

  it("uses the first base that the history holds", () => {
    expect(messages(newCommits({ cwd: at("work"), bases: [UNKNOWN, base] }))).toEqual(BOTH);
  });

  it("gives what the target branch of a pull request does not have", () => {
    git("full", "checkout", "--quiet", "-b", "change");
    git("full", "commit", "--quiet", "--allow-empty", "-m", "team: limit adds");
    expect(messages(newCommits({ cwd: at("full"), bases: [base], targetBranch: "main" }))).toEqual([
      "team: limit adds",
    ]);
  });

  it("checks nothing and says why when the clone is shallow", () => {
    expect(newCommits({ cwd: at("shallow"), bases: [base] })).toEqual({
      commits: [],
      reason: "the history does not reach back to a known commit",
    });
  });

  it("checks nothing and says why without a git history", () => {
    expect(newCommits({ cwd: folder, bases: [base] })).toEqual({ commits: [], reason: "there is no git history" });
  });
});

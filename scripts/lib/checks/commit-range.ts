// Which commits the check of commit messages looks at.
import { execFileSync } from "node:child_process";

type Range = { cwd: string; bases: readonly string[]; targetBranch?: string | undefined };
type NewCommits = { commits: { id: string; message: string }[]; reason?: string };

/** Writes its messages in a form of its own; a prefix is all that can be set. */
const DEPENDABOT = "dependabot[bot]";

/**
 * The new commits of a repository, oldest first; merges and the commits of Dependabot are left out.
 *
 * In a pull request these are the commits that its target branch does not have. Otherwise they are the commits after
 * the first of `bases` that is part of the history. A shallow clone, an export without history or a history without
 * these commits has no known beginning: then nothing is checked and `reason` says why.
 */
export const newCommits = ({ cwd, bases, targetBranch }: Range): NewCommits => {
  const git = (...args: string[]): string =>
    execFileSync("git", args, { cwd, encoding: "utf8", maxBuffer: 2 ** 26, stdio: ["ignore", "pipe", "ignore"] });
  const succeeds = (...args: string[]): boolean => {
    try {
      git(...args);
      return true;
    } catch {
      return false;
    }
  };
  if (!succeeds("rev-parse", "--verify", "--quiet", "HEAD")) return { commits: [], reason: "there is no git history" };

  const candidates = targetBranch ? [`origin/${targetBranch}`, ...bases] : bases;
  const base = targetBranch
    ? candidates.find((name) => succeeds("merge-base", name, "HEAD"))
    : candidates.find((name) => succeeds("merge-base", "--is-ancestor", name, "HEAD"));
  if (!base) return { commits: [], reason: "the history does not reach back to a known commit" };

  const log = git("log", "--no-merges", "--reverse", "--format=%H%n%an%n%B%x00", `${base}..HEAD`);
  const commits = log
    .split("\0")
    .map((entry) => entry.trimStart())
    .filter((entry) => entry !== "")
    .map((entry) => {
      const [id = "", author, ...message] = entry.split("\n");
      return { id, author, message: message.join("\n") };
    })
    .filter(({ author }) => author !== DEPENDABOT)
    .map(({ id, message }) => ({ id, message }));
  return { commits };
};

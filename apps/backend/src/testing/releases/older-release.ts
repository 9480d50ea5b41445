// The backend as it was before the newest migration, built from the history of this clone.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import path from "node:path";

const MIGRATIONS = "apps/backend/src/db/migrations";

const run = (program: string, parts: readonly string[], cwd: string): string => {
  const { status, stdout, stderr, error } = spawnSync(program, parts, {
    cwd,
    encoding: "utf8",
    maxBuffer: 100_000_000,
    // Of the program that runs this: the older one has settings of its own.
    env: { ...process.env, NODE_OPTIONS: "" },
  });
  if (status === 0) return stdout.trim();
  throw new Error(
    `${program} ${parts.join(" ")} failed: ${(stderr || stdout || error?.message || "").trim().slice(-3000)}`,
  );
};

/** The commit before the newest migration was added. One that changes a migration before its release counts as the same. */
const olderCommit = (root: string): string => {
  const newest = run("git", ["log", "-1", "--diff-filter=A", "--format=%H", "--", `${MIGRATIONS}/*.sql`], root);
  const [older = ""] = run("git", ["log", "-1", "--format=%P", newest], root).split(" ");
  if (older !== "") return older;
  const isShallow = run("git", ["rev-parse", "--is-shallow-repository"], root) === "true";
  throw new Error(
    isShallow
      ? "The history of this clone is shallow and does not reach the commit before the newest migration. Run: git fetch --unshallow"
      : "There is no commit before the newest migration.",
  );
};

/** A release that was built before. */
export interface OlderRelease {
  readonly commit: string;
  readonly folder: string;
  /** How many migrations it knows. */
  readonly migrations: number;
}

const migrationsIn = (root: string): string[] =>
  readdirSync(path.join(root, MIGRATIONS))
    .filter((name) => name.endsWith(".sql"))
    .toSorted();

/**
 * Builds it below `.cache`, once for each commit. Needs the commit before the newest migration, and the npm registry for
 * libraries that are not in pnpm's store.
 *
 * @throws {Error} with what to do, when the history does not reach that far
 */
export const buildOlderRelease = (root: string): OlderRelease => {
  const commit = olderCommit(root);
  const folder = path.join(root, ".cache/older-release", commit);
  if (!existsSync(folder)) {
    rmSync(path.dirname(folder), { recursive: true, force: true });
    const draft = `${folder}.tmp`;
    mkdirSync(draft, { recursive: true });
    const archive = path.join(path.dirname(folder), "sources.tar");
    run("git", ["archive", "--format=tar", `--output=${archive}`, commit], root);
    run("tar", ["-xf", archive, "-C", draft], root);
    rmSync(archive);
    // The install generates what the sources need, as in a clone.
    run("pnpm", ["install", "--frozen-lockfile", "--prefer-offline"], draft);
    // Releases from before scripts/lib had folders have it there.
    const places = ["scripts/lib/build/backend-build.ts", "scripts/lib/backend-build.ts"];
    const builder = places.find((place) => existsSync(path.join(draft, place)));
    const build = `await (await import("./${builder}")).buildBackend(process.cwd())`;
    run(process.execPath, ["--input-type=module", "--eval", build], draft);
    renameSync(draft, folder);
  }
  return { commit, folder, migrations: migrationsIn(folder).length };
};

/** Whether a release runs on the data of the newest one: every later migration says so (REL-8). */
export const runsOnNewest = (root: string, { migrations }: Pick<OlderRelease, "migrations">): boolean =>
  migrationsIn(root)
    .slice(migrations)
    .every((name) => {
      const text = readFileSync(path.join(root, MIGRATIONS, name), "utf8");
      return Number(/^-- runs with: (\d+)/.exec(text)?.[1] ?? Number.POSITIVE_INFINITY) <= migrations;
    });

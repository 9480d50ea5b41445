// The two halves of a release: `version` turns the open changesets into versions and changelogs; `publish` builds the
// packages and publishes those whose version npm does not have yet.
import { spawnSync } from "node:child_process";
import { named, publishing, whileNamed } from "./lib/packages/published-packages.ts";

/** Runs a program to its end; the first one that fails ends the release. */
const run = (program: string, ...args: string[]): void => {
  const { status } = spawnSync(program, args, { stdio: "inherit", shell: process.platform === "win32" });
  if (status !== 0) throw new Error(`${program} ${args.join(" ")} failed`);
};

const [half] = process.argv.slice(2);
if (half === "version") {
  run("changeset", "version");
  run("oxfmt", ".");
} else if (half === "publish") {
  run("pnpm", ...named(), "run", "build");
  whileNamed(process.env, () => run("pnpm", ...publishing(process.env)));
  // Tells the release job which versions are new.
  run("changeset", "git-tag");
} else {
  process.stderr.write("Usage: npm run release -- version | publish\n");
  process.exitCode = 2;
}

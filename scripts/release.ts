// The two halves of a release: `version` turns the open changesets into versions and changelogs; `publish` builds the
// packages and publishes those whose version npm does not have yet.
import { spawnSync } from "node:child_process";

const run = (program: string, ...args: string[]): void => {
  const { status } = spawnSync(program, args, { stdio: "inherit", shell: process.platform === "win32" });
  if (status !== 0) process.exit(status ?? 1);
};

const [half] = process.argv.slice(2);
if (half === "version") {
  run("changeset", "version");
  run("oxfmt", ".");
} else if (half === "publish") {
  run(
    "pnpm",
    "--filter",
    "@lucarne/ui",
    "--filter",
    "@lucarne/configurators",
    "--filter",
    "@lucarne/conformance",
    "run",
    "build",
  );
  run("changeset", "publish");
} else {
  process.stderr.write("Usage: npm run release -- version | publish\n");
  process.exitCode = 2;
}

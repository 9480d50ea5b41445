// Type-checks every project of the workspace with TypeScript 7.
import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { writeGenerated } from "../lib/build/generated.ts";

const root = path.dirname(path.dirname(path.dirname(fileURLToPath(import.meta.url))));
const projects = globSync(["{packages,apps}/*/tsconfig.json", "apps/portal/src/worker/tsconfig.json"], {
  cwd: root,
}).sort();
projects.push(...globSync("{.storybook,scripts}/tsconfig.json", { cwd: root }));

// After a change of the branch, what is generated may be missing.
writeGenerated();

let failed = 0;
for (const project of projects) {
  const started = Date.now();
  const run = spawnSync(path.join(root, "node_modules/.bin/tsc"), ["-p", project, "--noEmit"], {
    cwd: root,
    encoding: "utf8",
  });
  const good = run.status === 0;
  if (!good) failed += 1;
  process.stdout.write(
    `${good ? "✓" : "✗"} ${project} ${Date.now() - started} ms\n${good ? "" : run.stdout + run.stderr}`,
  );
}
process.exitCode = failed || projects.length === 0 ? 1 : 0;

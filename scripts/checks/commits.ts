// New commits follow `area: imperative summary` (at most 72 characters) and say why in the body.
import path from "node:path";
import { fileURLToPath } from "node:url";
import { commitFaults } from "../lib/checks/commit-message.ts";
import { newCommits } from "../lib/checks/commit-range.ts";

const root = path.dirname(path.dirname(path.dirname(fileURLToPath(import.meta.url))));
/** The last commit before this check, else the upstream branch; older messages stay as they are. */
const BASES = ["1d0e6615e0bad5bd9c20adac2fb5d75812fbe0cd", "@{upstream}"];

const { commits, reason } = newCommits({ cwd: root, bases: BASES, targetBranch: process.env["GITHUB_BASE_REF"] });
let failed = 0;
for (const { id, message } of commits) {
  const faults = commitFaults(message);
  if (faults.length === 0) continue;
  failed += 1;
  process.stdout.write(`${id.slice(0, 10)} ${message.split("\n")[0]}\n`);
  for (const fault of faults) process.stdout.write(`    ${fault}\n`);
}
process.stdout.write(reason ? `Not checked: ${reason}.\n` : `${commits.length} new commits, ${failed} at fault\n`);
process.exitCode = failed > 0 ? 1 : 0;

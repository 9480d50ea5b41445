// Every rule id that the repository cites exists once in docs/rules, and nothing points to texts outside it;
// every promise in docs/security-decisions.md names tests that exist.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { findSecurityFaults } from "../lib/checks/security-table.ts";
import { findCitationFaults, findRuleFaults } from "../lib/checks/rules.ts";

const root = path.dirname(path.dirname(path.dirname(fileURLToPath(import.meta.url))));
const RULES = "docs/rules/";
const TEXT = /\.(ts|tsx|mts|mjs|css|html|md|json|ya?ml|sql)$/;
// Generated files repeat their sources; the lock file and the check's own test hold look-alikes.
const LEFT_OUT =
  /(^|\/)(generated|dist)\/|^pnpm-lock\.yaml$|^scripts\/lib\/checks\/rules(\.test)?\.ts$|(^|\/)CHANGELOG\.md$/;

const list = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: root,
  encoding: "utf8",
});
const files = list
  .split("\n")
  .filter((name) => TEXT.test(name) && !LEFT_OUT.test(name) && existsSync(path.join(root, name)))
  .map((name) => ({ name, text: readFileSync(path.join(root, name), "utf8") }));

const { ids, faults } = findRuleFaults(files.filter(({ name }) => name.startsWith(RULES)));
for (const file of files) faults.push(...findCitationFaults(file, ids));

const read = (name: string): string | undefined => {
  const full = path.join(root, name);
  if (!existsSync(full)) return undefined;
  return statSync(full).isDirectory() ? "" : readFileSync(full, "utf8");
};
const promises = findSecurityFaults(readFileSync(path.join(root, "docs/security-decisions.md"), "utf8"), read);
faults.push(...promises.faults);

for (const fault of faults) process.stdout.write(`${fault}\n`);
process.stdout.write(`${ids.size} rules, ${files.length} files, ${promises.rows} promises, ${faults.length} faults\n`);
process.exitCode = faults.length > 0 || ids.size === 0 || promises.rows === 0 ? 1 : 0;

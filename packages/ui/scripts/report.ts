// After a build: writes api.md; with --check says whether it is up to date.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { apiReport } from "./api-report.ts";

const target = path.join(path.dirname(import.meta.dirname), "api.md");
const wanted = apiReport();

if (!process.argv.includes("--check")) {
  writeFileSync(target, wanted);
} else if (readFileSync(target, "utf8") !== wanted) {
  const had = new Set(readFileSync(target, "utf8").split("\n"));
  const has = new Set(wanted.split("\n"));
  const lost = [...had].filter((line) => !has.has(line)).map((line) => `- ${line}`);
  const gained = [...has].filter((line) => !had.has(line)).map((line) => `+ ${line}`);
  process.stderr.write(
    `The public face of the kit changed. If that is meant, run \`pnpm --filter @lucarne/ui refresh\`.\n${[...lost, ...gained].join("\n")}\n`,
  );
  process.exitCode = 1;
}

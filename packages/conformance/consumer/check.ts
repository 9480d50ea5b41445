// Builds and packs the tool, asks publint and attw, and starts it from the tarball as npx does. Prints one line per check;
// exit code 1 when one fails.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { program, readManifest, run } from "../../ui/consumer/lib/workspace.ts";

const here = path.dirname(import.meta.dirname);
const folder = mkdtempSync(path.join(tmpdir(), "lucarne-conformance-"));
const tarball = path.join(folder, "conformance.tgz");
const packed = path.join(folder, "package");

let failed = 0;
const report = (name: string, good: boolean, detail: string): boolean => {
  if (!good) failed += 1;
  process.stdout.write(`${good ? "✓" : "✗"} ${name}${good ? "" : `\n${detail}`}\n`);
  return good;
};

const check = (): void => {
  const built = program("tsdown", "dist/run.mjs", [], here);
  if (!report("the package builds", built.good, built.text)) return;
  const made = run("pnpm", ["pack", "--out", tarball], here);
  if (!report("it packs", made.good, made.text)) return;
  const lint = program("publint", "src/cli.js", ["--strict", "--pack", "pnpm"], here);
  report("publint finds nothing", lint.good && lint.text.includes("All good"), lint.text);
  const asked = program(
    "@arethetypeswrong/cli",
    "dist/index.js",
    [tarball, "--profile", "esm-only", "--no-color"],
    here,
  );
  report("attw finds nothing", asked.good, asked.text);
  execFileSync("tar", ["-xzf", tarball, "-C", folder]);
  const { dependencies = {}, peerDependencies = {} } = readManifest(packed);
  const needed = Object.keys({ ...dependencies, ...peerDependencies });
  report("it brings what it needs", needed.length === 0, needed.join(", "));
  // Outside of the workspace, so that nothing else is found.
  const started = run(process.execPath, [path.join(packed, "dist", "cli.mjs"), "--help"], folder);
  report("it starts", started.good && started.text.includes("--settings"), started.text);
};

try {
  check();
} finally {
  rmSync(folder, { recursive: true });
}
process.exitCode = failed > 0 ? 1 : 0;

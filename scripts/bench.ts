// Runs the benchmarks, which are beside what they measure as *.bench.ts; a run fails where a row has missed its goal.
import { globSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { z } from "zod";
import type { Row } from "./lib/bench/bench-row.ts";

/** What a benchmark exports. */
const BENCH = z.object({
  name: z.string(),
  run: z.custom<() => Promise<readonly Row[]>>((value) => typeof value === "function"),
});

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const { positionals } = parseArgs({ allowPositionals: true });

const files = globSync("{apps,packages}/*/bench/*.bench.ts", { cwd: root }).sort();
const load = () => `load ${os.loadavg()[0]?.toFixed(1)}`;
process.stdout.write(
  `${os.cpus().length} × ${os.cpus()[0]?.model ?? "unknown"}, Node.js ${process.version}, ${load()}\n`,
);
if (files.length === 0) process.stdout.write("No benchmarks yet.\n");

for (const file of files) {
  const bench = BENCH.parse(await import(pathToFileURL(path.join(root, file)).href));
  if (positionals.length > 0 && !positionals.includes(bench.name)) continue;
  process.stdout.write(`\n${bench.name} (${load()} before`);
  const rows = await bench.run();
  process.stdout.write(`, ${load()} after)\n`);
  for (const { figure, value, unit, against, missed } of rows) {
    if (missed) process.exitCode = 1;
    process.stdout.write(
      `  ${figure.padEnd(44)} ${String(value).padStart(10)} ${unit}${against ? `  (${against})` : ""}${missed ? "  MISSED" : ""}\n`,
    );
  }
}

// Every check of the house, one after the other (a browser, a build and a suite at once would slow each other down).
// Ends with "N passed, N failed". `--long` runs the full counts; `--only <step,…>` some steps.
import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { findChromium } from "./lib/chromium.mjs";

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const results = path.join(root, ".cache", "test");
const { values } = parseArgs({
  options: { long: { type: "boolean" }, only: { type: "string" }, list: { type: "boolean" } },
});

const bin = (name) => path.join(root, "node_modules", ".bin", process.platform === "win32" ? `${name}.cmd` : name);
const json = (name) => path.join(results, `${name}.json`);
const node = (...args) => [process.execPath, args];
const vitest = (name, config, ...more) => [
  process.execPath,
  [
    path.join(root, "node_modules/vitest/vitest.mjs"),
    "run",
    "--config",
    config,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${json(name)}`,
    ...more,
  ],
];

/** A step is one check (passed or failed), or a suite whose own report is counted. */
const STEPS = [
  { name: "format", run: [bin("oxfmt"), ["--check", "."]] },
  { name: "lint", run: [bin("oxlint"), ["--type-aware", "--deny-warnings", "."]] },
  { name: "house", run: node("scripts/checks/house.mjs") },
  { name: "rules", run: node("scripts/checks/rules.mjs") },
  { name: "commits", run: node("scripts/checks/commits.mjs") },
  { name: "arrows", run: [bin("depcruise"), ["--config", ".dependency-cruiser.mjs", "packages", "apps"]] },
  { name: "unused", run: [bin("knip"), ["--no-progress"]] },
  { name: "types", run: node("scripts/checks/types.mjs") },
  { name: "contract", run: node("scripts/contract.mjs", "--check") },
  { name: "messages", run: node("scripts/locales.mjs", "--check") },
  { name: "art", run: node("packages/portal-art/scripts/portal-art.ts", "--check") },
  { name: "unit", suite: "vitest", run: vitest("unit", "vitest.config.ts") },
  { name: "components", suite: "vitest", browser: true, run: vitest("components", "vitest.browser.config.ts") },
  { name: "package", browser: true, run: node("packages/ui/consumer/check.mjs") },
  { name: "artwork-package", run: node("packages/configurators/consumer/check.mjs") },
  { name: "build", run: node("scripts/build.mjs", "--budget") },
  {
    name: "journeys",
    suite: "playwright",
    browser: true,
    run: [bin("playwright"), ["test", "--config", "apps/portal/playwright.config.ts"]],
  },
];

const seconds = (from) => `${((Date.now() - from) / 1000).toFixed(1)} s`;

const countVitest = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
});
const countPlaywright = (report) => ({
  passed: report.stats.expected,
  failed: report.stats.unexpected + report.stats.flaky,
});

const read = (name) => {
  try {
    return JSON.parse(readFileSync(json(name), "utf8"));
  } catch {
    return undefined;
  }
};

/** Runs one step; a suite that ends badly without a failed test of its own (no report, a crash) counts as one failure. */
const runStep = async (step, env) => {
  const [command, args] = step.run;
  const started = Date.now();
  process.stdout.write(`\n── ${step.name}\n`);
  const code = await new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, env, stdio: ["ignore", "inherit", "inherit"] });
    child.on("error", (error) => {
      process.stdout.write(`${command}: ${error.message}\n`);
      resolve(127);
    });
    child.on("exit", (exit, signal) => resolve(signal ? 1 : exit));
  });
  let counts = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  if (step.suite) {
    const report = read(step.name);
    const own = report && (step.suite === "vitest" ? countVitest(report) : countPlaywright(report));
    counts = own && own.passed + own.failed > 0 ? { passed: own.passed, failed: own.failed } : { passed: 0, failed: 1 };
    if (code !== 0 && counts.failed === 0) counts.failed = 1;
  }
  process.stdout.write(`── ${step.name}: ${counts.passed} passed, ${counts.failed} failed (${seconds(started)})\n`);
  return { name: step.name, took: seconds(started), ...counts };
};

const main = async () => {
  const only = values.only?.split(",");
  const steps = only ? STEPS.filter((step) => only.includes(step.name)) : STEPS;
  if (values.list || steps.length === 0) {
    process.stdout.write(`Steps: ${STEPS.map((step) => step.name).join(", ")}\n`);
    return values.list ? 0 : 2;
  }
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });

  const env = {
    ...process.env,
    TEST_LONG: values.long ? "1" : "",
    PLAYWRIGHT_JSON_OUTPUT_FILE: json("journeys"),
    STORYBOOK_DISABLE_TELEMETRY: "1",
    REDOCLY_TELEMETRY: "off",
    NO_UPDATE_NOTIFIER: "1",
    // Colour codes would end up in logs.
    ...(process.stdout.isTTY ? {} : { NO_COLOR: "1" }),
  };
  const started = Date.now();
  const done = [];
  for (const step of steps) {
    if (step.browser && !env.CHROMIUM_PATH) {
      try {
        env.CHROMIUM_PATH = findChromium((line) => process.stdout.write(`${line}\n`));
      } catch (error) {
        process.stdout.write(`\n── ${step.name}\n${error.message}\n`);
        done.push({ name: step.name, took: "0 s", passed: 0, failed: 1 });
        continue;
      }
    }
    done.push(await runStep(step, env));
  }
  const sum = (key) => done.reduce((total, step) => total + step[key], 0);
  process.stdout.write(`\nAll in ${seconds(started)}\n`);
  for (const step of done) {
    process.stdout.write(
      `${step.failed ? "✗" : "✓"} ${step.name.padEnd(11)} ${String(step.passed).padStart(5)} passed ${String(step.failed).padStart(3)} failed  ${step.took}\n`,
    );
  }
  process.stdout.write(`${sum("passed")} passed, ${sum("failed")} failed\n`);
  return sum("failed") === 0 ? 0 : 1;
};

process.exitCode = await main();

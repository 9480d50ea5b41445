// Every check, in steps, one after the other: each suite keeps all cores busy.
// Ends with "N passed, N failed".
//   --only a,b           some steps (--list names them)
//   --long               the full counts
//   --all                also the steps whose sources are as they were when they passed (always so where CI is set)
//   --without-pictures   stories are not compared with their pictures, for systems without the pinned Chromium
import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { findChromium } from "./lib/chromium.mjs";
import { runStep } from "./lib/run-step.mjs";
import { createStepMemory } from "./lib/step-memory.mjs";
import { stepsOf } from "./lib/steps.mjs";

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const results = path.join(root, ".cache", "test");
const report = (name) => path.join(results, `${name}.json`);
const { values } = parseArgs({
  options: {
    all: { type: "boolean" },
    list: { type: "boolean" },
    long: { type: "boolean" },
    only: { type: "string" },
    "without-pictures": { type: "boolean" },
  },
});

const print = (text) => process.stdout.write(text);
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

const environment = () => ({
  ...process.env,
  TEST_LONG: values.long ? "1" : "",
  WITHOUT_PICTURES: values["without-pictures"] ? "1" : "",
  PLAYWRIGHT_JSON_OUTPUT_FILE: report("journeys"),
  STORYBOOK_DISABLE_TELEMETRY: "1",
  REDOCLY_TELEMETRY: "off",
  NO_UPDATE_NOTIFIER: "1",
  // Colour codes would end up in logs.
  ...(process.stdout.isTTY && !process.env.NO_COLOR ? { FORCE_COLOR: "1" } : { NO_COLOR: "1" }),
});

const main = async () => {
  const known = stepsOf({ root, report, long: values.long });
  const only = values.only?.split(",");
  const steps = only ? known.filter(({ name }) => only.includes(name)) : known;
  if (values.list || steps.length === 0) {
    print(`Steps: ${known.map(({ name }) => name).join(", ")}\n`);
    return values.list ? 0 : 2;
  }
  if (process.env.CI && values["without-pictures"]) {
    print("--without-pictures is not for CI: the pictures are compared there.\n");
    return 2;
  }
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });

  const env = environment();
  const { TEST_LONG, WITHOUT_PICTURES, CHROMIUM_PATH } = env;
  const memory = createStepMemory(root, path.join(root, ".cache", "passed"), {
    TEST_LONG,
    WITHOUT_PICTURES,
    CHROMIUM_PATH,
  });
  const fresh = Boolean(values.all || process.env.CI);

  /** The browser is found once, before the first step that needs it. */
  const findBrowser = (step) => {
    if (!step.browser || env.CHROMIUM_PATH) return true;
    try {
      env.CHROMIUM_PATH = findChromium((line) => print(`${line}\n`));
      return true;
    } catch (error) {
      print(`${error.message}\n`);
      return false;
    }
  };

  const run = async (step) => {
    const started = Date.now();
    print(`\n── ${step.name}\n`);
    const state = memory.stateOf(step);
    const remembered = fresh ? undefined : memory.recall(step, state);
    const counts =
      remembered ??
      (findBrowser(step)
        ? await runStep(step, { root, env, report: report(step.name), write: print })
        : { passed: 0, failed: 1 });
    if (!remembered) memory.remember(step, state, counts);
    const took = remembered ? "unchanged since it passed" : seconds(Date.now() - started);
    print(`── ${step.name}: ${counts.passed} passed, ${counts.failed} failed (${took})\n`);
    return { step, took, ...counts };
  };

  const started = Date.now();
  const done = [];
  for (const step of steps) done.push(await run(step));
  const sum = (key) => done.reduce((total, step) => total + step[key], 0);
  print(`\nAll in ${seconds(Date.now() - started)}\n`);
  for (const { step, passed, failed, took } of done) {
    const counts = `${String(passed).padStart(5)} passed ${String(failed).padStart(3)} failed`;
    print(`${failed ? "✗" : "✓"} ${step.name.padEnd(15)} ${counts}  ${took}\n`);
  }
  if (values["without-pictures"]) print("The stories were not compared with their pictures (--without-pictures).\n");
  print(`${sum("passed")} passed, ${sum("failed")} failed\n`);
  return sum("failed") === 0 ? 0 : 1;
};

process.exitCode = await main();

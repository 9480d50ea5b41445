// Every check, in steps: the build, then two steps at a time, because no suite keeps two cores busy to its end.
// A step's output is printed when the step ends. Ends with the failed tests, what each step counted and "N passed, N failed".
//   --only a,b           some steps (--list names them)
//   --long               the full counts
//   --all                also the steps whose sources are as they were when they passed (always so where CI is set)
//   --without-pictures   stories are not compared with their pictures, for systems without the pinned Chromium
import { mkdirSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { findChromium } from "./lib/browsers/chromium.ts";
import { missingEngines } from "./lib/browsers/engines.ts";
import { messageOf } from "./lib/message-of.ts";
import { runStep } from "./lib/tests/run-step.ts";
import { createStepMemory } from "./lib/tests/step-memory.ts";
import { chosenSteps, type Counts, type Step, stepsOf } from "./lib/tests/steps.ts";
import type { SuiteReport } from "./lib/tests/suite-report.ts";

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const results = path.join(root, ".cache", "test");
const report = (name: string): string => path.join(results, `${name}.json`);
const { values } = parseArgs({
  options: {
    all: { type: "boolean" },
    list: { type: "boolean" },
    long: { type: "boolean" },
    only: { type: "string" },
    "without-pictures": { type: "boolean" },
  },
});

const print = (text: string | Uint8Array): boolean => process.stdout.write(text);
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** The order in which steps begin: what the others need, what takes minutes (suites and packages), all other steps. */
const rankOf = ({ name, suite, builds }: Step): number => (name === "build" ? 0 : suite || builds ? 1 : 2);

type Write = (text: string | Uint8Array) => void;
type Result = SuiteReport & { step: Step; took: string };

const environment = (): NodeJS.ProcessEnv => ({
  ...process.env,
  TEST_LONG: values.long ? "1" : "",
  WITHOUT_PICTURES: values["without-pictures"] ? "1" : "",
  PLAYWRIGHT_JSON_OUTPUT_FILE: report("journeys"),
  STORYBOOK_DISABLE_TELEMETRY: "1",
  REDOCLY_TELEMETRY: "off",
  NO_UPDATE_NOTIFIER: "1",
  // Colour codes would end up in logs.
  ...(process.stdout.isTTY && !process.env["NO_COLOR"] ? { FORCE_COLOR: "1" } : { NO_COLOR: "1" }),
});

/** Runs single steps; one whose sources have not changed since it passed is not run again. */
const createRunner = () => {
  const env = environment();
  const { TEST_LONG, WITHOUT_PICTURES, CHROMIUM_PATH } = env;
  const memory = createStepMemory(root, path.join(root, ".cache", "passed"), {
    TEST_LONG,
    WITHOUT_PICTURES,
    CHROMIUM_PATH,
    missing: values.long ? missingEngines() : [],
  });
  const fresh = Boolean(values.all || process.env["CI"]);

  /** The browser is found once, before the first step that needs it. */
  const findBrowser = (step: Step): boolean => {
    if (!step.browser || env["CHROMIUM_PATH"]) return true;
    try {
      env["CHROMIUM_PATH"] = findChromium((line) => print(`${line}\n`));
      return true;
    } catch (error) {
      print(`${messageOf(error)}\n`);
      return false;
    }
  };

  const runNow = async (step: Step, write: Write): Promise<SuiteReport> =>
    findBrowser(step)
      ? runStep(step, { root, env, report: report(step.name), write })
      : { passed: 0, failed: 1, failures: [] };

  const run = async (step: Step, write: Write): Promise<Result> => {
    const started = Date.now();
    const state = memory.stateOf(step);
    const remembered = fresh ? undefined : memory.recall(step, state);
    const result: SuiteReport = remembered ? { ...remembered, failures: [] } : await runNow(step, write);
    if (!remembered) memory.remember(step, state, result);
    const took = remembered ? "unchanged since it passed" : seconds(Date.now() - started);
    write(`── ${step.name}: ${result.passed} passed, ${result.failed} failed (${took})\n`);
    return { step, took, ...result };
  };

  const runAlone = (step: Step): Promise<Result> => {
    print(`\n── ${step.name}\n`);
    return run(step, print);
  };
  /** The output of a step that runs beside another is kept, so that they do not mix. */
  const runBeside = async (step: Step): Promise<Result> => {
    const output: (string | Uint8Array)[] = [];
    print(`\n── ${step.name} has started\n`);
    const result = await run(step, (data) => output.push(data));
    print(`\n── ${step.name}\n`);
    for (const data of output) print(data);
    return result;
  };

  return { runAlone, runBeside };
};

/** Runs all steps, two at once where there are cores for it. */
const runAll = async (steps: readonly Step[]): Promise<Result[]> => {
  const { runAlone, runBeside } = createRunner();
  const done: Result[] = [];
  // What takes longest begins first, so that two steps run until the end.
  const waiting = steps.toSorted((one, other) => rankOf(one) - rankOf(other));
  if (waiting[0]?.name === "build") for (const step of waiting.splice(0, 1)) done.push(await runAlone(step));
  const atOnce = Math.min(2, availableParallelism(), steps.length - done.length);
  const building = new Set<string>();
  const takeNext = (): Step | undefined => {
    const free = waiting.findIndex(({ builds = "" }) => !building.has(builds));
    return free === -1 ? undefined : waiting.splice(free, 1)[0];
  };
  const runNext = async () => {
    for (let step = takeNext(); step; step = takeNext()) {
      const { builds } = step;
      if (builds) building.add(builds);
      done.push(await (atOnce > 1 ? runBeside(step) : runAlone(step)));
      if (builds) building.delete(builds);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, runNext));
  return done.toSorted((one, other) => steps.indexOf(one.step) - steps.indexOf(other.step));
};

const IN_CHROMIUM =
  "Tested in Chromium alone: npm run test:long also tests in Firefox and WebKit where they are installed.";

/** Prints what each step found. Gives the exit code. */
const summarise = (done: readonly Result[], took: string): number => {
  const sum = (key: keyof Counts): number => done.reduce((total, step) => total + step[key], 0);
  for (const { step, failures } of done) for (const failure of failures) print(`\n✗ ${step.name}: ${failure}\n`);
  print(`\nAll in ${took}\n`);
  for (const { step, passed, failed, took: stepTook } of done) {
    const counts = `${String(passed).padStart(5)} passed ${String(failed).padStart(3)} failed`;
    print(`${failed ? "✗" : "✓"} ${step.name.padEnd(15)} ${counts}  ${stepTook}\n`);
  }
  const untried = values.long ? missingEngines() : [IN_CHROMIUM];
  if (done.some(({ step }) => step.browser)) for (const line of untried) print(`${line}\n`);
  if (values["without-pictures"]) print("The stories were not compared with their pictures (--without-pictures).\n");
  print(`${sum("passed")} passed, ${sum("failed")} failed\n`);
  return sum("failed") === 0 ? 0 : 1;
};

const main = async (): Promise<number> => {
  const known = stepsOf({ root, report, long: values.long });
  const { steps, unknown } = chosenSteps(known, values.only);
  if (values.list || unknown.length > 0) {
    for (const name of unknown) print(`“${name}” is no step.\n`);
    print(`Steps: ${known.map(({ name }) => name).join(", ")}\n`);
    return values.list ? 0 : 2;
  }
  if (process.env["CI"] && values["without-pictures"]) {
    print("--without-pictures is not for CI: the pictures are compared there.\n");
    return 2;
  }
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const started = Date.now();
  const done = await runAll(steps);

  return summarise(done, seconds(Date.now() - started));
};

process.exitCode = await main();

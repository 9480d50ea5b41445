// Runs one step of the checks and counts its results.
import { spawn } from "node:child_process";
import type { Step } from "./steps.ts";
import { readSuiteReport, type SuiteReport } from "./suite-report.ts";

/** A suite that ends badly without a failed test of its own (no report, a crash) counts as one failure. */
const resultOf = (step: Step, code: number, file: string): SuiteReport => {
  if (!step.suite) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, failures: [] };
  const own = readSuiteReport(step.suite, file);
  if (!own || own.passed + own.failed === 0) return { passed: 0, failed: 1, failures: [] };

  return code !== 0 && own.failed === 0 ? { ...own, failed: 1 } : own;
};

/**
 * How long a step may print nothing, in milliseconds. No test takes so long; see `test-limits.ts`. The long run is that of
 * the step, whose environment says so, not of this process. In a browser no test takes an hour, and some runs never end.
 */
export const silenceOf = ({ browser = false }: Pick<Step, "browser">, { TEST_LONG }: NodeJS.ProcessEnv): number => {
  const minutes = browser ? 20 : 70;

  return (TEST_LONG ? minutes : 10) * 60_000;
};
/** How long an ended process may take to end, in milliseconds. */
const GRACE = 10_000;

type Options = {
  root: string;
  env: NodeJS.ProcessEnv;
  /** The file of a suite's own report. */
  report: string;
  /** Gets the step's output as it comes. */
  write: (text: string | Uint8Array) => void;
  /** @default silenceOf(step, env) */
  silence?: number;
};

/**
 * Runs the command of a step.
 * @returns `hangs`: whether it was ended because it printed nothing
 */
const execute = (
  [command, args]: Step["run"],
  { root, env, write, silence }: Omit<Required<Options>, "report">,
): Promise<{ code: number; hangs: boolean }> =>
  new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
    let hangs = false;
    const end = () => {
      hangs = true;
      child.kill("SIGTERM");
      setTimeout(() => child.kill("SIGKILL"), GRACE).unref();
    };
    let timer = setTimeout(end, silence);
    const print = (data: Buffer): void => {
      clearTimeout(timer);
      timer = setTimeout(end, silence);
      write(data);
    };
    child.stdout.on("data", print);
    child.stderr.on("data", print);
    child.on("error", (error) => {
      clearTimeout(timer);
      write(`${command}: ${error.message}\n`);
      resolve({ code: 127, hangs });
    });
    child.on("close", (exit, signal) => {
      clearTimeout(timer);
      resolve({ code: signal ? 1 : (exit ?? 1), hangs });
    });
  });

/**
 * Runs a step to its end. A suite in a browser that prints nothing for so long is ended and run once more: it
 * happens that Vitest never ends. A likely cause is vitest-dev/vitest#11243, where a page of a test file never loads.
 */
export const runStep = async (step: Step, { report, ...options }: Options): Promise<SuiteReport> => {
  const { silence = silenceOf(step, options.env) } = options;
  let { code, hangs } = await execute(step.run, { ...options, silence });
  if (hangs && step.browser) {
    options.write(`\n${step.name} printed nothing for ${silence / 60_000} minutes and is run again.\n`);
    ({ code, hangs } = await execute(step.run, { ...options, silence }));
  }
  if (hangs) options.write(`\n${step.name} printed nothing for ${silence / 60_000} minutes and was ended.\n`);
  return resultOf(step, code, report);
};

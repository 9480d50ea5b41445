// Runs one step of the checks and counts its results.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";

const countVitest = (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests });
const countPlaywright = (report) => ({
  passed: report.stats.expected,
  failed: report.stats.unexpected + report.stats.flaky,
});

const read = (file) => {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
};

/** A suite that ends badly without a failed test of its own (no report, a crash) counts as one failure. */
const countsOf = (step, code, file) => {
  if (!step.suite) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const report = read(file);
  const own = report && (step.suite === "vitest" ? countVitest(report) : countPlaywright(report));
  if (!own || own.passed + own.failed === 0) return { passed: 0, failed: 1 };
  return code !== 0 && own.failed === 0 ? { ...own, failed: 1 } : own;
};

/**
 * Runs a step to its end.
 * @param step see `steps.mjs`
 * @param {{ root: string, env: object, report: string, write: (text: string | Buffer) => void }} options `report` is the
 *   file of a suite's own report; `write` gets the step's output as it comes
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export const runStep = async (step, { root, env, report, write }) => {
  const [command, args] = step.run;
  const code = await new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
    child.stdout.on("data", write);
    child.stderr.on("data", write);
    child.on("error", (error) => {
      write(`${command}: ${error.message}\n`);
      resolve(127);
    });
    child.on("close", (exit, signal) => resolve(signal ? 1 : exit));
  });
  return countsOf(step, code, report);
};

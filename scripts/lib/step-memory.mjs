// Remembers with which sources a step of the checks has passed, so that it need not run again on the same ones.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { sourceState } from "./source-state.ts";

/** What every step depends on besides its own sources. */
const COMMON = [
  "pnpm-lock.yaml",
  "pnpm-workspace.yaml",
  "package.json",
  "tsconfig.base.json",
  "test-limits.ts",
  "test-sample.ts",
  "scripts",
];

/**
 * @param {string} root the repository
 * @param {string} folder where to remember
 * @param {Readonly<Record<string, unknown>>} circumstances what else decides about a result, such as the browser
 */
export const createStepMemory = (root, folder, circumstances = {}) => {
  const fileOf = (name) => path.join(folder, `${name}.json`);
  const stateOf = ({ sources, run }) =>
    [sourceState(root, [...COMMON, ...sources]), process.version, process.platform, run.slice(1), circumstances]
      .map((part) => JSON.stringify(part))
      .join(" ");
  return {
    /** The state to remember a step by; take it before the step runs. */
    stateOf: (step) => (step.sources ? stateOf(step) : undefined),
    /** The counts of a step that has passed in this state, or undefined. */
    recall: (step, state) => {
      if (state === undefined || !existsSync(fileOf(step.name))) return undefined;
      const known = JSON.parse(readFileSync(fileOf(step.name), "utf8"));
      return known.state === state ? { passed: known.passed, failed: 0 } : undefined;
    },
    /** Remembers a step that has passed; forgets one that has not. */
    remember: (step, state, counts) => {
      if (counts.failed > 0 || state === undefined) return rmSync(fileOf(step.name), { force: true });
      mkdirSync(folder, { recursive: true });
      return writeFileSync(fileOf(step.name), JSON.stringify({ state, passed: counts.passed }));
    },
  };
};

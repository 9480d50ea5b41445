// Remembers with which sources a step of the checks has passed, so that it need not run again on the same ones.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { sourceState } from "../build/source-state.ts";
import type { Counts, Step } from "./steps.ts";

const KNOWN = z.object({ state: z.string(), passed: z.number() });

/** What every step depends on besides its own sources. */
export const COMMON_SOURCES = [
  "pnpm-lock.yaml",
  "pnpm-workspace.yaml",
  "package.json",
  "tsconfig.base.json",
  ".browserslistrc",
  "vitest.config.ts",
  "test-limits.ts",
  "test-matchers.ts",
  "test-sample.ts",
  "scripts",
];

/**
 * @param root the repository
 * @param folder where to remember
 * @param circumstances what else decides about a result, such as the browser
 */
export const createStepMemory = (
  root: string,
  folder: string,
  circumstances: Readonly<Record<string, unknown>> = {},
) => {
  const fileOf = (name: string): string => path.join(folder, `${name}.json`);
  const hashOf = (sources: readonly string[], run: Step["run"]): string =>
    [sourceState(root, [...COMMON_SOURCES, ...sources]), process.version, process.platform, run.slice(1), circumstances]
      .map((part) => JSON.stringify(part))
      .join(" ");
  return {
    /** The state to remember a step by; take it before the step runs. */
    stateOf: (step: Step): string | undefined => (step.sources ? hashOf(step.sources, step.run) : undefined),
    /** The counts of a step that has passed in this state, or undefined. */
    recall: (step: Step, state: string | undefined): Counts | undefined => {
      if (state === undefined || !existsSync(fileOf(step.name))) return undefined;
      const known = KNOWN.parse(JSON.parse(readFileSync(fileOf(step.name), "utf8")));
      return known.state === state ? { passed: known.passed, failed: 0 } : undefined;
    },
    /** Remembers a step that has passed; forgets one that has not. */
    remember: (step: Step, state: string | undefined, counts: Counts): void => {
      if (counts.failed > 0 || state === undefined) return rmSync(fileOf(step.name), { force: true });
      mkdirSync(folder, { recursive: true });
      return writeFileSync(fileOf(step.name), JSON.stringify({ state, passed: counts.passed }));
    },
  };
};

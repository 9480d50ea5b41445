// Reads the report that a suite writes: how many tests passed and failed, and which failed with what message.
import { readFileSync } from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { z } from "zod";
import type { Counts } from "./steps.ts";

/** `failures` has the name and the first lines of the message of each failed test. */
export type SuiteReport = Counts & { failures: readonly string[] };

/** How many lines of a message are kept: they have the cause, and not the page of HTML that may follow. */
const MAX_LINES = 6;
const MAX_LINE = 300;

const describeFailure = (name: string, message = ""): string => {
  const lines = stripVTControlCharacters(message).split("\n");
  const own = lines.filter((line) => line.trim() !== "" && !line.includes("node_modules"));
  const kept = own.slice(0, MAX_LINES);

  return [name, ...kept.map((line) => `    ${line.slice(0, MAX_LINE)}`)].join("\n");
};

const VITEST = z
  .object({
    numPassedTests: z.number(),
    numFailedTests: z.number(),
    testResults: z.array(
      z.object({
        name: z.string(),
        status: z.string(),
        message: z.string().default(""),
        assertionResults: z.array(
          z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()).nullish() }),
        ),
      }),
    ),
  })
  .transform(({ numPassedTests, numFailedTests, testResults }): SuiteReport => ({
    passed: numPassedTests,
    failed: numFailedTests,
    failures: testResults.flatMap(({ name, status, message, assertionResults }) => {
      const file = path.relative(process.cwd(), name);
      const failed = assertionResults.filter((test) => test.status === "failed");
      // A file whose tests could not be loaded has a message of its own.
      if (failed.length === 0) return status === "failed" ? [describeFailure(file, message)] : [];

      return failed.map((test) => describeFailure(`${file}: ${test.fullName}`, test.failureMessages?.[0]));
    }),
  }));

type Suite = { title: string; specs: readonly Spec[]; suites?: readonly Suite[] | undefined };
type Spec = z.infer<typeof SPEC>;

const SPEC = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(
    z.object({
      projectName: z.string(),
      status: z.string(),
      results: z.array(z.object({ error: z.object({ message: z.string().optional() }).optional() })),
    }),
  ),
});
const SUITE: z.ZodType<Suite> = z.object({
  title: z.string(),
  specs: z.array(SPEC),
  get suites() {
    return z.array(SUITE).optional();
  },
});

const failuresOf = ({ specs, suites = [] }: Suite): readonly string[] => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ projectName, results }) => {
        const message = results.find(({ error }) => error)?.error?.message;

        return describeFailure(`${file} [${projectName}]: ${title}`, message);
      }),
  ),
  ...suites.flatMap(failuresOf),
];

const PLAYWRIGHT = z
  .object({
    stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
    suites: z.array(SUITE),
  })
  .transform(({ stats, suites }): SuiteReport => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    failures: suites.flatMap(failuresOf),
  }));

const KINDS = { vitest: VITEST, playwright: PLAYWRIGHT };

/** @returns undefined when the file is missing or is no report of this kind */
export const readSuiteReport = (kind: keyof typeof KINDS, file: string): SuiteReport | undefined => {
  try {
    return KINDS[kind].parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return undefined;
  }
};

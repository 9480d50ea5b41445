import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readSuiteReport } from "./suite-report.ts";

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), "lucarne-report-"))));
afterEach(() => rmSync(folder, { recursive: true }));

const fileWith = (report: unknown): string => {
  const file = path.join(folder, "report.json");
  writeFileSync(file, JSON.stringify(report));

  return file;
};

const vitest = (testResults: readonly unknown[]) => ({ numPassedTests: 4, numFailedTests: 1, testResults });

it("a failed test of Vitest is named with its file and the start of its message", () => {
  const file = fileWith(
    vitest([
      {
        name: "sum.test.ts",
        status: "failed",
        message: "",
        assertionResults: [
          { fullName: "sum of none", status: "passed", failureMessages: [] },
          {
            fullName: "sum of two",
            status: "failed",
            failureMessages: [`\u001B[31mAssertionError\u001B[39m: expected 3 to be 4\n\n${"at a line\n".repeat(50)}`],
          },
        ],
      },
    ]),
  );
  const report = readSuiteReport("vitest", file);
  expect(report).toMatchObject({ passed: 4, failed: 1 });
  expect(report?.failures).toHaveLength(1);
  const lines = report?.failures[0]?.split("\n");
  expect(lines?.slice(0, 2)).toEqual(["sum.test.ts: sum of two", "    AssertionError: expected 3 to be 4"]);
  expect(lines).toHaveLength(7);
});

it("a file of Vitest that could not be loaded is named with its message", () => {
  const file = fileWith(
    vitest([{ name: "sum.test.ts", status: "failed", message: "Cannot find module", assertionResults: [] }]),
  );
  expect(readSuiteReport("vitest", file)?.failures).toEqual(["sum.test.ts\n    Cannot find module"]);
});

it("a journey that failed, or passed only when it was repeated, is named with its project and first error", () => {
  const journey = (title: string, status: string, ...messages: (string | undefined)[]) => ({
    title,
    file: "shop.spec.ts",
    tests: [
      {
        projectName: "phone",
        status,
        results: messages.map((message) => (message === undefined ? {} : { error: { message } })),
      },
    ],
  });
  const file = fileWith({
    stats: { expected: 1, unexpected: 1, flaky: 1 },
    suites: [
      {
        title: "shop.spec.ts",
        specs: [journey("a filter", "expected", undefined)],
        suites: [
          {
            title: "the cart",
            specs: [
              journey("an order", "unexpected", "Error: not visible"),
              journey("a refund", "flaky", "Error: too late", undefined),
            ],
          },
        ],
      },
    ],
  });
  expect(readSuiteReport("playwright", file)).toEqual({
    passed: 1,
    failed: 2,
    failures: [
      "shop.spec.ts [phone]: an order\n    Error: not visible",
      "shop.spec.ts [phone]: a refund\n    Error: too late",
    ],
  });
});

it("a missing file and one of another form are no report", () => {
  expect(readSuiteReport("vitest", path.join(folder, "none.json"))).toBeUndefined();
  expect(readSuiteReport("playwright", fileWith({ numPassedTests: 1 }))).toBeUndefined();
});

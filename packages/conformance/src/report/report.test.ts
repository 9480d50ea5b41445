import { describe, expect, it } from "vitest";

import { htmlReport } from "./html.ts";
import { junitReport } from "./junit.ts";
import { textReport } from "./text.ts";
import type { Finding } from "./findings.ts";

const FINDINGS: readonly Finding[] = [
  { operation: "getPlace", check: "answers", outcome: "passed", message: "" },
  { operation: "createOrder", check: "money", outcome: "passed", message: "" },
  {
    operation: "createOrder",
    check: "answers",
    outcome: "failed",
    message: "POST /v2/orders <script>&\u0000\nanswered 500",
  },
  { operation: "createScan", check: "idempotency", outcome: "not tested", message: "There is no free serial." },
];

describe("a report", () => {
  it("as text names what to correct under its operation, and counts", () => {
    const text = textReport(FINDINGS);
    expect(text).toMatch(
      /createOrder\n.*✓ Points.*\n.*✗ Answers[\s\S]*answered 500\n\s+To correct: Answer with a status/,
    );
    expect(text).toContain("getPlace: 1 checks passed");
    expect(text).toContain("2 passed, 1 failed, 1 not tested");
  });

  it("as JUnit has a suite for each operation, and nothing that XML forbids", () => {
    const xml = junitReport(FINDINGS);
    expect(xml.match(/<testsuite /g)).toHaveLength(3);
    expect(xml).toContain('<testsuites name="conformance" tests="4" failures="1" skipped="1">');
    expect(xml).toContain("&lt;script&gt;&amp;\ufffd");
    expect(xml).toContain('<failure message="answered 500">');
  });

  it("as HTML says what the portal lacks without an operation, and runs no text of the server", () => {
    const html = htmlReport(
      [{ operation: "getPlace", check: "answers", outcome: "failed", message: "<img onerror=x>" }],
      "https://server.example/api",
    );
    expect(html).toContain("Addresses are typed without suggestions.");
    expect(html).toContain("&lt;img onerror=x&gt;");
    expect(html).not.toContain("<img");
  });
});

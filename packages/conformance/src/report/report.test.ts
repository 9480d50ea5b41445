import { describe, expect, it } from "vitest";

import { htmlReport } from "./html.ts";
import { junitReport } from "./junit.ts";
import { exitCodeOf } from "./unproved.ts";
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

  it("lists what is needed and was never answered with success, as text and as HTML", () => {
    const line = "Needed, and never answered with success: createScan";
    expect(textReport(FINDINGS)).toContain(`\n\n${line}\n2 passed`);
    expect(htmlReport(FINDINGS, "https://server.example/api")).toContain(`<p class="failed">${line}</p>`);
    expect(textReport(FINDINGS.slice(0, 2))).not.toContain("Needed");
  });

  it("as JUnit has a suite for each operation, and nothing that XML forbids", () => {
    const xml = junitReport(FINDINGS);
    expect(xml.match(/<testsuite /g)).toHaveLength(3);
    expect(xml).toContain('<testsuites name="conformance" tests="4" failures="1" skipped="1">');
    expect(xml).toContain("&lt;script&gt;&amp;\ufffd");
    expect(xml).toContain('<failure message="answered 500">');
  });

  it.each([
    ["a command of a build", "::error::it conforms", "      | ::error::it conforms"],
    ["a line break and an escape", "a\r\u001b[2K400 passed", "      | a\\u000d\\u001b[2K400 passed"],
    ["a letter that turns the line", "a\u202eb", "      | a\\u202eb"],
  ])("as text quotes %s of the server", (_, message, line) => {
    const text = textReport([{ operation: "getPlace", check: "answers", outcome: "failed", message }]);
    expect(text.split("\n")).toContain(line);
  });

  it("as JUnit and as HTML keeps texts of the server in their place", () => {
    const message = "]]></failure><script>alert(1)</script>\"' \u202e\ufffe";
    const findings: Finding[] = [{ operation: "getPlace", check: "answers", outcome: "failed", message }];
    const kept = "]]&gt;&lt;/failure&gt;&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39; \ufffd\ufffd";
    expect(junitReport(findings)).toContain(`<failure message="${kept}">${kept}\n`);
    expect(htmlReport(findings, "https://server.example/<script>")).toContain(`<pre>${kept}</pre>`);
    expect(htmlReport(findings, "https://server.example/<script>")).not.toContain("<script");
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

const one = (operation: string, check: Finding["check"], outcome: Finding["outcome"]): Finding => ({
  operation,
  check,
  outcome,
  message: "",
});

describe("the exit code", () => {
  it.each<[number, string, Finding[]]>([
    [0, "each operation succeeded", [one("getUser", "success", "passed")]],
    [1, "something failed", [one("getUser", "success", "failed"), one("createScan", "idempotency", "not tested")]],
    [3, "a needed operation could not be tried", [one("createScan", "idempotency", "not tested")]],
    [
      0,
      "another check proved it",
      [one("createScan", "idempotency", "not tested"), one("createScan", "success", "passed")],
    ],
    [0, "an optional operation could not be tried", [one("getPlace", "success", "not tested")]],
    [0, "an operation needs a message that the tool does not have", [one("rememberDevice", "success", "not tested")]],
    [0, "another check was not possible", [one("createScan", "replay", "not tested")]],
  ])("is %i where %s", (code, _, findings) => {
    expect(exitCodeOf(findings)).toBe(code);
  });
});

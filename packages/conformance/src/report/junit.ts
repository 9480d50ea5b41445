import { CHECKS, type Finding } from "./findings.ts";
import { escaped } from "./escape.ts";
import { byOperation, countsOf } from "./text.ts";

const caseOf = ({ operation, check, outcome, message }: Finding): string => {
  const head = `    <testcase classname="${escaped(operation)}" name="${escaped(CHECKS[check].title)}"`;
  if (outcome === "passed") return `${head}/>`;
  const body =
    outcome === "failed"
      ? `<failure message="${escaped(message.split("\n").at(-1) ?? "")}">${escaped(`${message}\n${CHECKS[check].remedy}`)}</failure>`
      : `<skipped message="${escaped(message)}"/>`;
  return `${head}>${body}</testcase>`;
};

const attributes = (findings: readonly Finding[]): string => {
  const { failed, notTested } = countsOf(findings);
  return `tests="${findings.length}" failures="${failed}" skipped="${notTested}"`;
};

/** A report as JUnit XML: a suite for each operation, a case for each check. */
export const junitReport = (findings: readonly Finding[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="conformance" ${attributes(findings)}>`,
    ...[...byOperation(findings)].map(([operation, group]) =>
      [`  <testsuite name="${escaped(operation)}" ${attributes(group)}>`, ...group.map(caseOf), "  </testsuite>"].join(
        "\n",
      ),
    ),
    "</testsuites>\n",
  ].join("\n");

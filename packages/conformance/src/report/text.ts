import { visible } from "./escape.ts";
import { CHECKS, type Finding } from "./findings.ts";
import { unprovedOperations } from "./unproved.ts";

/** How many findings have each outcome. */
export const countsOf = (findings: readonly Finding[]) => {
  const of = (outcome: Finding["outcome"]) => findings.filter((one) => one.outcome === outcome).length;
  return { passed: of("passed"), failed: of("failed"), notTested: of("not tested") };
};

/** Findings in groups by operation, in the order of their first one. */
export const byOperation = (findings: readonly Finding[]): Map<string, Finding[]> =>
  Map.groupBy(findings, ({ operation }) => operation);

/** The mark of each outcome. */
export const MARKS = { passed: "✓", failed: "✗", "not tested": "–" } as const;

/** What the report says before the operations that nothing is known of. */
export const UNPROVED = "Needed, and never answered with success";

const indented = (text: string): string => text.replaceAll(/^/gm, "      ");
/** Lines with texts of the server: programs that read the output of a build take lines that begin with `::` for commands. */
const quoted = (text: string): string => visible(text).replaceAll(/^/gm, "      | ");

const lineOf = ({ check, outcome, message }: Finding): string => {
  const { title, remedy } = CHECKS[check];
  const line = `  ${MARKS[outcome]} ${title}`;
  if (outcome === "passed") return line;
  return `${line}\n${quoted(message)}${outcome === "failed" ? `\n${indented(`To correct: ${remedy}`)}` : ""}`;
};

/** A report as text, by operation; those without a finding to look at are one line. */
export const textReport = (findings: readonly Finding[]): string => {
  const groups = [...byOperation(findings)].map(([operation, group]) =>
    group.every(({ outcome }) => outcome === "passed")
      ? `${operation}: ${group.length} checks passed`
      : `${operation}\n${group.map(lineOf).join("\n")}`,
  );
  const { passed, failed, notTested } = countsOf(findings);
  const unproved = unprovedOperations(findings);
  const incomplete = unproved.length === 0 ? "" : `${UNPROVED}: ${unproved.join(", ")}\n`;
  return `${groups.join("\n")}\n\n${incomplete}${passed} passed, ${failed} failed, ${notTested} not tested\n`;
};

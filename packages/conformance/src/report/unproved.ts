import { refusalWithoutMessage } from "../operations-by-hand.ts";
import { missingConsequence } from "../optional-operations.ts";
import type { CheckName, Finding } from "./findings.ts";

/** Checks that pass only when the server answers a legal call with success. */
const PROOFS: ReadonlySet<CheckName> = new Set(["idempotency", "session", "success"]);

const isNeeded = (operationId: string): boolean =>
  missingConsequence(operationId) === undefined && refusalWithoutMessage(operationId) === undefined;

/**
 * The operations that every server needs and that were neither seen to work nor to fail: the test data or the settings
 * lack something.
 */
export const unprovedOperations = (findings: readonly Finding[]): string[] =>
  [...Map.groupBy(findings, ({ operation }) => operation)].flatMap(([operation, group]) => {
    const proofs = group.filter(({ check }) => PROOFS.has(check));
    const isProved = proofs.some(({ outcome }) => outcome !== "not tested");
    return proofs.length > 0 && !isProved && isNeeded(operation) ? [operation] : [];
  });

/** The exit code of a finished run: 0 the server conforms, 1 it does not, 3 the run is incomplete. */
export const exitCodeOf = (findings: readonly Finding[]): 0 | 1 | 3 => {
  if (findings.some(({ outcome }) => outcome === "failed")) return 1;
  return unprovedOperations(findings).length === 0 ? 0 : 3;
};

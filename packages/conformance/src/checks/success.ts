import { deviationOf } from "@lucarne/contract/deviation";
import type { DocumentedOperation } from "@lucarne/contract/documented";

import { demand, finding, type Finding } from "../report/findings.ts";
import { byMethod, type Context } from "./context.ts";
import { succeeded } from "./effects.ts";
import { legalCallsOf } from "./legal-calls.ts";
import { refusalOf } from "./refusals.ts";

/** Operations of sessions, which the part of that name calls. */
const OF_SESSIONS: ReadonlySet<string> = new Set([
  "endSession",
  "endSessions",
  "installerLogin",
  "logout",
  "refreshSession",
  "verifyInstallerLogin",
]);

/** Operations with a key are called by the part "idempotency". */
const isCalledElsewhere = ({ operation: { operationId, idempotency } }: DocumentedOperation): boolean =>
  idempotency === "key" || OF_SESSIONS.has(operationId);

/** Sends each operation a call that the contract allows; the other parts do so where an operation has one of its own. */
export const checkSuccess = async (context: Context): Promise<Finding[]> => {
  const legalCall = legalCallsOf(context);
  const found: Finding[] = [];
  for (const documented of byMethod(context.operations)) {
    const { operationId } = documented.operation;
    if (isCalledElsewhere(documented)) continue;
    found.push(
      await finding(operationId, "success", async () => {
        const answer = await context.send(await legalCall(documented));
        if (!succeeded(answer)) throw refusalOf(operationId, answer);
        const { status, body, mediaType } = answer;
        const fault = deviationOf(documented.operation, { status, body, headers: { "content-type": mediaType } });
        demand(fault === undefined, () => fault ?? "");
      }),
    );
  }
  return found;
};

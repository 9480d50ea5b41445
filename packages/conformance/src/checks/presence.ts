import type { DocumentedOperation } from "@lucarne/contract/documented";

import { exampleCall, idOf, type Context } from "./context.ts";
import { demand, finding, NotTested, type Finding } from "../report/findings.ts";

/** Statuses of a server that does not have an operation: no such path, no such method, nothing behind it. */
const MISSING: ReadonlySet<number> = new Set([404, 405, 501]);

/** Whether a call shows if the operation is there. A 404 of one that names an object may mean the object. */
const isTelling = ({ operation: { method, path } }: DocumentedOperation): boolean =>
  method === "GET" && !path.includes("{");

const statusOf = async ({ send, first }: Context, documented: DocumentedOperation): Promise<number> => {
  const token = documented.operation.access === "public" ? undefined : first.token;
  return (await send(exampleCall(documented, idOf(first), token))).status;
};

/** Calls the reads of each optional part that the server says it has. */
export const checkPresence = async (context: Context): Promise<Finding[]> => {
  const found: Finding[] = [];
  for (const documented of context.operations) {
    const { operationId, capability } = documented.operation;
    if (capability === undefined || !isTelling(documented)) continue;
    found.push(
      await finding(operationId, "presence", async () => {
        const status = await statusOf(context, documented);
        demand(!MISSING.has(status), () => `the server declares ${capability}, and it answered ${status}`);
      }),
    );
  }
  return found;
};

/**
 * Calls the reads of the optional parts that the server says it lacks: one that is there all the same is of no use,
 * because the portal does not call it.
 */
export const checkAbsence = async (
  context: Context,
  undeclared: readonly DocumentedOperation[],
): Promise<Finding[]> => {
  const found: Finding[] = [];
  for (const documented of undeclared) {
    const { operationId, capability } = documented.operation;
    found.push(
      await finding(operationId, "presence", async () => {
        const status = isTelling(documented) ? await statusOf(context, documented) : undefined;
        demand(
          status === undefined || status >= 300,
          () => `the server does not declare ${capability}, and it answered ${status}`,
        );
        throw new NotTested(`The server does not declare ${capability}.`);
      }),
    );
  }
  return found;
};

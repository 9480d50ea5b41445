import { deviationOf } from "@lucarne/contract/deviation";
import type { DocumentedOperation } from "@lucarne/contract/documented";

import { exampleCall, idOf, unknownId, type Visit } from "./context.ts";
import { demand, finding, NotTested, type Finding } from "../report/findings.ts";
import type { Answer } from "../target/target.ts";

/** Statuses of a server that does not have an operation: no such path, no such method, nothing behind it. */
const MISSING: ReadonlySet<number> = new Set([404, 405, 501]);

/**
 * Whether a call shows if the operation is there. A 404 of one that names an object may mean the object, and without a token
 * some servers answer 401 to every address.
 */
const isTelling = ({ first }: Visit, { operation: { method, path, access } }: DocumentedOperation): boolean =>
  method === "GET" && !path.includes("{") && (access === "public" || first !== undefined);

const answerOf = ({ send, first }: Visit, documented: DocumentedOperation): Promise<Answer> => {
  const token = documented.operation.access === "public" ? undefined : first?.token;
  return send(exampleCall(documented, first ? idOf(first) : unknownId, token));
};

/** Whether the answer is the operation's: some servers answer 200 with their start page to every unknown address. */
const isServed = ({ operation }: DocumentedOperation, { status, body, mediaType }: Answer): boolean =>
  status < 300 && deviationOf(operation, { status, body, headers: { "content-type": mediaType } }) === undefined;

/** Calls the reads of each optional part that the server says it has. */
export const checkPresence = async (context: Visit): Promise<Finding[]> => {
  const found: Finding[] = [];
  for (const documented of context.operations) {
    const { operationId, capability } = documented.operation;
    if (capability === undefined || !isTelling(context, documented)) continue;
    found.push(
      await finding(operationId, "presence", async () => {
        const { status } = await answerOf(context, documented);
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
export const checkAbsence = async (context: Visit, undeclared: readonly DocumentedOperation[]): Promise<Finding[]> => {
  const found: Finding[] = [];
  for (const documented of undeclared) {
    const { operationId, capability } = documented.operation;
    found.push(
      await finding(operationId, "presence", async () => {
        const answer = isTelling(context, documented) ? await answerOf(context, documented) : undefined;
        demand(
          !answer || !isServed(documented, answer),
          () => `the server does not declare ${capability}, and it answered ${answer?.status}`,
        );
        throw new NotTested(`The server does not declare ${capability}.`);
      }),
    );
  }
  return found;
};

import { DAY } from "@lucarne/api-client/durations";
import { isObject } from "@lucarne/api-client/is-object";
import type { DocumentedOperation } from "@lucarne/contract/documented";

import { demand, finding, type Finding, NotTested } from "../report/findings.ts";
import { thingsOf } from "../requests/example-request.ts";
import type { Answer } from "../target/target.ts";
import { codeOf, exampleCall, idOf, unknownId, type Context, type Visit } from "./context.ts";

/** The list of tickets refuses another user's id in its filter. */
const refusalOf = (operationId: string): number => (operationId === "listTickets" ? 422 : 404);

/** An answer without the parts that differ in each. */
const comparable = ({ status, body }: Answer): string =>
  JSON.stringify([status, isObject(body) ? { ...body, instance: "" } : body]);

const checkToken = ({ send }: Visit, documented: DocumentedOperation): Promise<Finding> =>
  finding(documented.operation.operationId, "authentication", async () => {
    for (const [token, code] of [
      [undefined, "token_missing"],
      ["a-token-that-nobody-has", "token_invalid"],
    ] as const) {
      const { status, body } = await send(exampleCall(documented, unknownId, token));
      demand(
        status === 401 && codeOf(body) === code,
        () =>
          `${token === undefined ? "without a token" : "with an unknown token"} it answered ${status} ${codeOf(body)}`,
      );
    }
  });

const checkTenancy = ({ send, first, second }: Context, documented: DocumentedOperation): Promise<Finding> =>
  finding(documented.operation.operationId, "tenancy", async () => {
    const answer = await send(exampleCall(documented, idOf(second), first.token));
    const expected = refusalOf(documented.operation.operationId);
    demand(
      answer.status === expected,
      () => `it answered ${answer.status} to an id of another company, ${expected} was expected`,
    );
    const never = await send(exampleCall(documented, unknownId, first.token));
    demand(
      comparable(answer) === comparable(never),
      () => `another company's id (${answer.status}) and an unknown one (${never.status}) get different answers`,
    );
  });

/** A file of a company without a token, and with a signature that the server has not made. */
const checkSignature = ({ send, first }: Context): Promise<Finding> =>
  finding("getFile", "authentication", async () => {
    const { file } = first.belongings;
    if (first.missing.has(file)) throw new NotTested(`${first.email} has no file, and none could be uploaded.`);
    // The server's clock may be hours ahead, and an expired address says nothing about its signature.
    const exp = Math.floor((Date.now() + DAY) / 1000);
    for (const [query, what] of [
      ["", "without a token or a signature"],
      [`?exp=${exp}&sig=${"A".repeat(43)}`, "with a forged signature"],
    ] as const) {
      const { status } = await send({ method: "GET", path: `/v1/files/${file}${query}` });
      demand(status === 401, () => `${what} it answered ${status}`);
    }
  });

const isForeign = (documented: DocumentedOperation): boolean =>
  thingsOf(documented).some(({ owner }) => owner === "company" || owner === "person");

/** Calls each operation that needs a token without a valid one. */
export const checkTokens = async (visit: Visit): Promise<Finding[]> => {
  const found: Finding[] = [];
  for (const documented of visit.operations)
    if (documented.operation.access === "required") found.push(await checkToken(visit, documented));
  return found;
};

/** Calls each operation without a valid token, and with ids of another company. */
export const checkAccess = async (context: Context): Promise<Finding[]> => {
  const found = await checkTokens(context);
  for (const documented of context.operations) {
    if (documented.operation.operationId === "getFile") found.push(await checkSignature(context));
    if (isForeign(documented)) found.push(await checkTenancy(context, documented));
  }
  return found;
};

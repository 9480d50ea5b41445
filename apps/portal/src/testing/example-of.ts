import type { operations } from "@lucarne/api-client/generated/schema";
import { answerOf, operationById } from "./contract.ts";

/** The body of an operation's answer 200. */
type Example<Id extends keyof operations> = operations[Id]["responses"] extends {
  200: { content: { "application/json": infer Body } };
}
  ? Body
  : never;

/** The first example of an operation's answer in the contract, for a test to change; it is checked against its schema. */
export const exampleOf = <Id extends keyof operations>(id: Id): Example<Id> => {
  const operation = operationById(id);
  const found = operation && answerOf(operation, 200);
  if (!found || !("body" in found)) throw new Error(`${id} has no example.`);

  return found.body as Example<Id>;
};

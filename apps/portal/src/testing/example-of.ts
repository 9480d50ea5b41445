import { answerOf, operationOf } from "./contract.ts";

/** The first example of a GET call in the contract, for a test to change. */
export const exampleOf = (path: string): Record<string, unknown> => {
  const operation = operationOf("GET", `/api${path}`);
  const found = operation && answerOf(operation, 200);
  if (!found || !("body" in found)) throw new Error(`${path} has no example.`);

  return Object(found.body);
};

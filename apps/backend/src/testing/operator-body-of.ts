import type { operations } from "@lucarne/api-client/generated/operator";

import type { OperatorOperationId } from "../operator/context.ts";
import type { GoodBody } from "./body-of.ts";
import type { TestAnswer } from "./backend.ts";

/** The body of a good answer of the operator side, with the type of its contract. Throws for a refusal. */
export const operatorBodyOf = <Id extends OperatorOperationId>(
  id: Id,
  { status, body }: Pick<TestAnswer, "status" | "body">,
): GoodBody<operations[Id]["responses"]> => {
  if (status >= 300) throw new Error(`${id} answered ${status}: ${JSON.stringify(body)}`);
  return body as GoodBody<operations[Id]["responses"]>;
};

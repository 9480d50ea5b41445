import { deviationOf } from "@lucarne/contract/deviation";
import type { operations } from "@lucarne/api-client/generated/schema";
import { z } from "zod";

import { loadContract } from "../http/contract/contract.ts";
import type { OperationId } from "../http/contract/handler.ts";
import type { TestAnswer } from "./backend.ts";

/** The body of the good answers of an operation, by its responses. */
export type GoodBody<Responses> = {
  [Status in keyof Responses & (200 | 201 | 202)]: Responses[Status] extends {
    content: { "application/json": infer Body };
  }
    ? Body
    : never;
}[keyof Responses & (200 | 201 | 202)];

const OPERATIONS = new Map((await loadContract()).map((operation) => [operation.operationId, operation]));

/** The body of an operation's good answer, with the contract's type. Throws for a refusal and for any other body. */
export const bodyOf = <Id extends OperationId>(
  id: Id,
  { status, body }: Pick<TestAnswer, "status" | "body">,
): GoodBody<operations[Id]["responses"]> => {
  const operation = OPERATIONS.get(id);
  const wrong = status < 300 && operation ? deviationOf(operation, { status, body }) : `${id} answered ${status}`;
  if (wrong !== undefined) throw new Error(`${wrong}: ${JSON.stringify(body)}`);
  return body as GoodBody<operations[Id]["responses"]>;
};

const problem = z.looseObject({
  code: z.string(),
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
});

/** The parts of a refusal: an answer with a problem. */
export const problemIn = ({ body }: Pick<TestAnswer, "body">): z.infer<typeof problem> => problem.parse(body);

/** The code of an answer that is a refusal; undefined for every other answer. */
export const codeOf = ({ body }: Pick<TestAnswer, "body">): string | undefined => problem.safeParse(body).data?.code;

/** The code of an error that was thrown; the error itself where it has none. */
export const codeOfError = (error: unknown): unknown =>
  error instanceof Error && "code" in error ? error.code : error;

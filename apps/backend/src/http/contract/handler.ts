import type { operations } from "@lucarne/api-client/generated/schema";

import type { App } from "../../app.ts";
import type { Answer, PublicCall, SessionCall } from "../call.ts";

/** An operation of the contract. */
export type OperationId = keyof operations;

type Parameters<Op extends OperationId, Place extends "path" | "query"> = NonNullable<
  operations[Op]["parameters"][Place]
>;

type BodyOf<Op extends OperationId> = operations[Op] extends {
  requestBody?: { content: { "application/json": infer Body } };
}
  ? Body
  : undefined;

/** The validated parts of a request, with the contract's defaults. */
export interface Input<Op extends OperationId> {
  readonly path: Parameters<Op, "path">;
  readonly query: Parameters<Op, "query">;
  readonly body: BodyOf<Op>;
}

type Responses<Op extends OperationId> = operations[Op]["responses"];

/** The answers that a handler may give; refusals are thrown as problems. */
export type AnswerOf<Op extends OperationId> = {
  [Status in keyof Responses<Op> & (200 | 201 | 202 | 204 | 304)]: Responses<Op>[Status] extends {
    content: { "application/json": infer Body };
  }
    ? Answer<Status, Body> & { readonly body: Body }
    : Answer<Status>;
}[keyof Responses<Op> & (200 | 201 | 202 | 204 | 304)];

/** Handles an operation that needs a session. */
export type Handler<Op extends OperationId> = (app: App, input: Input<Op>, call: SessionCall) => Promise<AnswerOf<Op>>;

/** Handles an operation that works without a session. */
export type PublicHandler<Op extends OperationId> = (
  app: App,
  input: Input<Op>,
  call: PublicCall,
) => Promise<AnswerOf<Op>>;

/** One handler for each operation of the contract. */
export type Handlers = {
  readonly [Op in OperationId]: Handler<Op> | PublicHandler<Op>;
};

/** 200 with a body. */
export const ok = <Body>(body: Body, headers: Readonly<Record<string, string>> = {}) => ({
  status: 200 as const,
  body,
  headers,
});

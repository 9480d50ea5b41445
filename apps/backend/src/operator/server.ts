import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";

import Fastify, { type FastifyInstance } from "fastify";
import { isObject } from "@lucarne/api-client/is-object";
import { DEFAULT_LANGUAGE } from "@lucarne/api-client/languages";
import { type Operation, readContract } from "@lucarne/contract/operations";
import { z } from "zod";

import { auditLog } from "../db/schema/index.ts";
import { answerProblem, problemOf } from "../http/answer/answer-problem.ts";
import type { Answer } from "../http/call.ts";
import { registerFigures } from "../http/figures.ts";
import { requireOneHost } from "../http/host-header.ts";
import { Problem } from "../kernel/problem.ts";
import { contractFile } from "../kernel/program-files.ts";
import { ownValues, requireValid, requireValidBody } from "../http/contract/validation.ts";
import { createTokenCheck, requireLoopbackHost } from "./access.ts";
import type { OperatorContext } from "./context.ts";
import { operatorHandlers } from "./handlers.ts";

const BODY_LIMIT = 64 * 1024;

type AnyOperatorHandler = (context: OperatorContext, input: never) => Promise<Answer>;
type AnyInput = { path: unknown; query: unknown; body: unknown };

const document = z.looseObject({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });

/** Reads the contract. The operator side has no rate limits: every operation is in a class that is not counted here. */
const loadOperations = async (): Promise<Operation[]> => {
  const raw = document.parse(JSON.parse(await readFile(contractFile("operator"), "utf8")));
  for (const item of Object.values(raw.paths)) {
    for (const operation of Object.values(item)) {
      if (isObject(operation) && "operationId" in operation) Object.assign(operation, { "x-rate-class": "RO" });
    }
  }
  return readContract(raw);
};

const handlerOf = (operation: Operation): ((context: OperatorContext, input: AnyInput) => Promise<Answer>) => {
  const handlers: Readonly<Record<string, AnyOperatorHandler | undefined>> = operatorHandlers;
  const handler = handlers[operation.operationId];
  if (!handler)
    throw new Error(`The operator's contract and the backend do not match: ${operation.operationId} has no handler.`);
  return handler as (context: OperatorContext, input: AnyInput) => Promise<Answer>;
};

/** What the audit log stores of a call: its parameters and body, which contain no secret here. */
const audit = (context: OperatorContext, operation: Operation, detail: Record<string, unknown>) =>
  context.app.database.db
    .insert(auditLog)
    .values({ actor: "operator", action: operation.operationId, detail, createdAt: context.app.clock.now() });

const mount = (server: FastifyInstance, context: OperatorContext, operation: Operation): void => {
  const run = handlerOf(operation);
  server.route({
    method: operation.method,
    url: operation.path.replaceAll(/\{(\w+)\}/g, ":$1"),
    handler: async (request, reply) => {
      const parameters = ownValues(request.params);
      const query = ownValues(request.query);
      requireValid(operation.checkPath, parameters, operation.numbers);
      requireValid(operation.checkQuery, query, operation.numbers);
      if (operation.body) requireValidBody(operation.body.check, request.body);
      await audit(context, operation, { ...parameters, ...query, ...(operation.body ? { body: request.body } : {}) });
      const { status, body } = await run(context, { path: parameters, query, body: request.body });
      void reply.code(status).headers({ "cache-control": "no-store", "x-content-type-options": "nosniff" });
      return reply.type("application/json").send(JSON.stringify(body));
    },
  });
};

/**
 * Builds the operator side: the operations of its own contract, for callers on this machine with the token. The caller
 * listens on 127.0.0.1 and closes.
 *
 * @throws {Error} when an operation of the contract has no handler
 */
export const buildOperatorServer = async (context: OperatorContext, token: string): Promise<FastifyInstance> => {
  const server = Fastify({
    bodyLimit: BODY_LIMIT,
    logger: false,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    exposeHeadRoutes: false,
  });
  const requireToken = createTokenCheck(token, context.app);
  server.removeContentTypeParser("text/plain");
  server.addHook("onRequest", async (request) => {
    requireOneHost(request.raw);
    requireLoopbackHost(request.headers.host);
    requireToken(request.headers.authorization);
  });
  server.setErrorHandler((error, request, reply) => {
    const problem = problemOf(error);
    if (problem.code === "internal")
      context.app.log.error(
        { err: error, requestId: request.id, route: request.routeOptions.url },
        "an operator call failed",
      );
    return answerProblem(reply, problem, DEFAULT_LANGUAGE, request.id);
  });
  server.setNotFoundHandler((request, reply) =>
    answerProblem(reply, new Problem("not_found"), DEFAULT_LANGUAGE, request.id),
  );
  for (const operation of await loadOperations()) mount(server, context, operation);
  if (context.metrics) registerFigures(server, context.metrics);
  return server;
};

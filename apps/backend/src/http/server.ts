import { randomUUID } from "node:crypto";

import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";

import type { App } from "../app.ts";
import { registerUploads } from "../files/receive-file.ts";
import { handlers } from "../areas/handlers.ts";
import { languageOfHeader } from "../texts/texts.ts";
import { answerProblem, problemOf } from "./answer-problem.ts";
import { loadContract, type Operation } from "./contract.ts";
import { createMaintenance, type Maintenance } from "./maintenance.ts";
import { Problem } from "../kernel/problem.ts";
import { mountOperation, type AnyHandler } from "./route.ts";

/** Where the contract is mounted. */
export const API_PREFIX = "/api";
/** Largest JSON body, in bytes. */
const BODY_LIMIT = 128 * 1024;
/** Longest time of one call, in milliseconds; uploads set their own. */
const REQUEST_TIMEOUT = 30_000;

declare module "fastify" {
  interface FastifyInstance {
    /** The switch that closes the portal for maintenance. */
    maintenance: Maintenance;
  }
}

/** For tests: another set of operations, or a check of every answer against the contract. */
export interface ServerOptions {
  readonly operations?: readonly Operation[];
  readonly handlers?: Readonly<Record<string, AnyHandler>>;
  /** Every answer is held against the contract; one that differs becomes a 500 and is told to this function. */
  readonly onDeviation?: (deviation: string) => void;
}

/** Stops the start when the contract and the handlers do not have the same operations. */
const requireSameOperations = (operations: readonly Operation[], known: Readonly<Record<string, AnyHandler>>): void => {
  const wanted = new Set(operations.map(({ operationId }) => operationId));
  const missing = [...wanted].filter((name) => !Object.hasOwn(known, name));
  const extra = Object.keys(known).filter((name) => !wanted.has(name));
  const parts = [
    ...(missing.length > 0 ? [`without a handler: ${missing.join(", ")}`] : []),
    ...(extra.length > 0 ? [`handlers without an operation: ${extra.join(", ")}`] : []),
  ];
  if (parts.length > 0) throw new Error(`The contract and the backend do not fit. Operations ${parts.join("; ")}.`);
};

const pathPattern = (path: string): RegExp => new RegExp(`^${API_PREFIX}${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`);

/** 405 where the path exists for another method, else 404. */
const unknownRoute = (operations: readonly Operation[]) => {
  const paths = operations.map(({ path, method }) => ({ pattern: pathPattern(path), method }));
  return (request: FastifyRequest): Problem => {
    const url = request.url.split("?")[0] ?? "";
    const methods = new Set(paths.filter(({ pattern }) => pattern.test(url)).map(({ method }) => method));
    return methods.size > 0
      ? new Problem("method_not_allowed", { headers: { allow: [...methods].join(", ") } })
      : new Problem("not_found");
  };
};

/**
 * Builds the server with the whole contract under `/api`. The portal's files and the operator side are mounted by
 * the start-up; the caller listens and closes.
 *
 * @throws {Error} when an operation of the contract has no handler, or a handler no operation
 */
export const buildServer = async (app: App, options: ServerOptions = {}): Promise<FastifyInstance> => {
  const operations = options.operations ?? (await loadContract());
  const known: Readonly<Record<string, AnyHandler>> = options.handlers ?? handlers;
  requireSameOperations(operations, known);

  const fail = async (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const problem = problemOf(error);
    if (problem.status >= 500 && problem.code === "internal") {
      app.log.error({ err: error, requestId: request.id, route: request.routeOptions.url }, "a call failed");
    }
    return answerProblem(reply, problem, languageOfHeader(request.headers["accept-language"]), request.id);
  };

  const { trustProxy } = app.settings;
  const server = Fastify({
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT,
    exposeHeadRoutes: false,
    trustProxy: typeof trustProxy === "number" ? (_address, hop) => hop < trustProxy : trustProxy,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    logger: false,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false },
    frameworkErrors: (error, request, reply) => {
      void fail(error, request, reply);
    },
  });
  server.setErrorHandler(fail);
  server.decorate("maintenance", createMaintenance(app.database));

  server.get("/healthz", () => ({ status: "ok" }));
  server.get("/readyz", async () => {
    await app.database.exec("select 1");
    return { status: "ok" };
  });

  // At the root, because the portal's catch-all hands over from there.
  const unknown = unknownRoute(operations);
  server.setNotFoundHandler(async (request, reply) => {
    const problem = (await server.maintenance.isOn()) ? new Problem("maintenance") : unknown(request);
    return answerProblem(reply, problem, languageOfHeader(request.headers["accept-language"]), request.id);
  });

  await server.register(
    async (api) => {
      // Only JSON is read: a form or a plain text that another site can send is refused.
      api.removeContentTypeParser("text/plain");
      await registerUploads(api);
      for (const operation of operations) {
        const handler = known[operation.operationId];
        if (handler)
          mountOperation({
            api,
            app,
            operation,
            handler,
            maintenance: server.maintenance,
            onDeviation: options.onDeviation,
          });
      }
    },
    { prefix: API_PREFIX },
  );
  return server;
};

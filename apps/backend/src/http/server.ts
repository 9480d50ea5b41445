import { randomUUID } from "node:crypto";

import Fastify, { type FastifyInstance, type FastifyRequest } from "fastify";
import type { Operation } from "@lucarne/contract/operations";

import type { App } from "../app.ts";
import { registerUploads } from "../files/upload/receive-file.ts";
import { languageOfHeader } from "../texts/texts.ts";
import { answerErrors, answerProblem } from "./answer/answer-problem.ts";
import { authenticateCalls, type Authenticate, checkCalls } from "./caller/authentication.ts";
import { allowOrigins } from "./cross-origin.ts";
import { startCalls } from "./call-state.ts";
import { answerClientError, refuseConnect } from "./answer/client-errors.ts";
import { loadContract } from "./contract/contract.ts";
import { guardEmulation } from "./caller/emulation.ts";
import { requireOneHost } from "./host-header.ts";
import { refuseEncodedBodies, registerBodies } from "./contract/json-body.ts";
import { closeForMaintenance, type Maintenance } from "./maintenance.ts";
import { Problem } from "../kernel/problem.ts";
import { registerProbes } from "./probes.ts";
import { createRateCounter } from "./limits/rate-counter.ts";
import { limitCalls, type NameDevice } from "./limits/rate-limits.ts";
import { MAX_PART_LENGTH, readableUrl } from "./contract/readable-url.ts";
import { mountOperation, type AnyHandler } from "./contract/route.ts";
import { endTimeLimit, startTimeLimit } from "./limits/time-limit.ts";
import { createConcurrencyLimit, MAX_UPLOADS } from "./limits/concurrency-limit.ts";
import { oneCallPerTurn } from "./limits/one-call-per-turn.ts";
import { validateCalls } from "./contract/validation.ts";

/** Path under which the contract is served. */
const API_PREFIX = "/api";
/** Largest JSON body, in bytes. */
const BODY_LIMIT = 128 * 1024;
/** Longest time until a request has arrived completely, in milliseconds. */
const REQUEST_TIMEOUT = 30_000;

/** Begins the trace of a call by its headers, runs `next` inside it, and returns what ends it. */
export type TraceCall = (
  headers: FastifyRequest["headers"],
  next: () => void,
) => (operationId: string | undefined, status: number) => void;

/** Dependencies of the server. */
export interface ServerOptions {
  /** The handler of each operation. */
  readonly handlers: Readonly<Record<string, AnyHandler>>;
  readonly authenticate: Authenticate;
  readonly nameDevice: NameDevice;
  readonly maintenance: Maintenance;
  /** Reports each answered call of the contract: its operation, its status and its time in seconds. */
  readonly onAnswer?: (operationId: string, status: number, seconds: number) => void;
  /** Begins the trace of a call, and runs `next` inside it. What it returns ends the trace. */
  readonly traceCall?: TraceCall | undefined;
  /** Further operations, for tests. */
  readonly operations?: readonly Operation[];
  /** For tests: validates every answer; one that differs from the contract becomes a 500 and is reported here. */
  readonly onDeviation?: (deviation: string) => void;
  /** For tests: the time limit of every call, in milliseconds. */
  readonly timeLimit?: number;
}

/** Throws when the contract and the handlers do not have the same operations. */
const requireSameOperations = (operations: readonly Operation[], known: Readonly<Record<string, AnyHandler>>): void => {
  const required = new Set(operations.map(({ operationId }) => operationId));
  const missing = [...required].filter((name) => !Object.hasOwn(known, name));
  const extra = Object.keys(known).filter((name) => !required.has(name));
  const parts = [
    ...(missing.length > 0 ? [`without a handler: ${missing.join(", ")}`] : []),
    ...(extra.length > 0 ? [`handlers without an operation: ${extra.join(", ")}`] : []),
  ];
  if (parts.length > 0) throw new Error(`The contract and the backend do not match. Operations ${parts.join("; ")}.`);
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

/** Traces each call from its arrival to the end of its answer. */
const traceCalls = (api: FastifyInstance, traceCall: TraceCall): void => {
  const traces = new WeakMap<FastifyRequest, ReturnType<TraceCall>>();
  api.addHook("onRequest", (request, _reply, done) => {
    traces.set(request, traceCall(request.headers, done));
  });
  api.addHook("onResponse", async (request, { statusCode }) =>
    traces.get(request)?.(request.routeOptions.config.operation?.operationId, statusCode),
  );
};

/**
 * Builds the server with the whole contract under `/api`. The start-up adds the portal's files and the operator side;
 * the caller listens and closes.
 *
 * @throws {Error} when an operation of the contract has no handler, or a handler no operation
 */
export const buildServer = async (app: App, options: ServerOptions): Promise<FastifyInstance> => {
  const operations = options.operations ?? (await loadContract());
  requireSameOperations(operations, options.handlers);

  const answerError = answerErrors({ log: app.log, onDeviation: options.onDeviation });
  const { trustProxy } = app.settings;
  const server = Fastify({
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT,
    exposeHeadRoutes: false,
    trustProxy: typeof trustProxy === "number" ? (_address, hop) => hop < trustProxy : trustProxy,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    logger: false,
    clientErrorHandler: answerClientError,
    http: { requireHostHeader: false },
    rewriteUrl: ({ url = "/" }) => readableUrl(url),
    routerOptions: { maxParamLength: MAX_PART_LENGTH, ignoreTrailingSlash: false },
    frameworkErrors: (error, request, reply) => {
      void answerError(error, request, reply);
    },
  });
  server.setErrorHandler(answerError);
  // Node.js itself would answer these without a problem object.
  server.addHook("onRequest", async ({ raw }) => requireOneHost(raw));
  server.server.on("checkExpectation", (request, response) => server.server.emit("request", request, response));
  server.server.on("connect", refuseConnect);

  if (app.settings.elsewhere) await allowOrigins(server, app.settings.elsewhere.origins);
  registerProbes(server, app);

  // At the root, because the portal's catch-all passes API paths on.
  const unknown = unknownRoute(operations);
  server.setNotFoundHandler(async (request, reply) => {
    const problem = (await options.maintenance.isOn()) ? new Problem("maintenance") : unknown(request);
    return answerProblem(reply, problem, languageOfHeader(request.headers["accept-language"]), request.id);
  });

  const counter = createRateCounter(app);
  const places = createConcurrencyLimit();
  const uploads = createConcurrencyLimit(MAX_UPLOADS);
  server.addHook("onClose", counter.close);
  await server.register(
    async (api) => {
      if (options.traceCall) traceCalls(api, options.traceCall);
      registerBodies(api);
      await registerUploads(api);
      api.addHook("onRequest", startCalls(app.clock));
      api.addHook("onRequest", startTimeLimit(options.timeLimit));
      api.addHook("onSend", endTimeLimit);
      api.addHook("onSend", async (request) => {
        places.leave(request);
        uploads.leave(request);
      });
      api.addHook("onResponse", async ({ routeOptions }, reply) => {
        const { operation } = routeOptions.config;
        if (operation) options.onAnswer?.(operation.operationId, reply.statusCode, reply.elapsedTime / 1000);
      });
      api.addHook("onRequest", closeForMaintenance(options.maintenance));
      api.addHook("onRequest", refuseEncodedBodies);
      api.addHook("preHandler", oneCallPerTurn());
      api.addHook("preHandler", authenticateCalls(app, options.authenticate, { counter, places, uploads }));
      api.addHook(
        "preHandler",
        checkCalls(limitCalls(counter, options.nameDevice), guardEmulation(app), validateCalls),
      );
      for (const operation of operations) {
        const handler = options.handlers[operation.operationId];
        if (handler) mountOperation(api, { app, operation, handler, onDeviation: options.onDeviation });
      }
    },
    { prefix: API_PREFIX },
  );
  return server;
};

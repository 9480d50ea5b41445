import { randomUUID } from "node:crypto";

import Fastify, { type FastifyInstance } from "fastify";
import { DEFAULT_LANGUAGE } from "@lucarne/api-client/languages";

import type { App } from "../app.ts";
import { answerErrors, answerProblem } from "./answer/answer-problem.ts";
import { answerClientError, refuseConnect } from "./answer/client-errors.ts";
import { requireOneHost } from "./host-header.ts";
import { Problem } from "../kernel/problem.ts";

/** A server without portal and API, for probes and figures. It refuses what the portal's server refuses, in the same form. */
export const bareServer = (log: App["log"]): FastifyInstance => {
  const server = Fastify({
    logger: false,
    exposeHeadRoutes: false,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    clientErrorHandler: answerClientError,
    http: { requireHostHeader: false },
  });
  server.setErrorHandler(answerErrors({ log }));
  server.setNotFoundHandler((request, reply) =>
    answerProblem(reply, new Problem("not_found"), DEFAULT_LANGUAGE, request.id),
  );
  server.addHook("onRequest", async ({ raw }) => requireOneHost(raw));
  server.server.on("connect", refuseConnect);
  return server;
};

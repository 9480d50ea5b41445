import { Readable } from "node:stream";

import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import type { App } from "../app.ts";
import { receiveFile } from "../files/receive-file.ts";
import { keyedHash } from "../kernel/keys.ts";
import { authenticate, bearerOf, type Caller } from "../areas/session/caller.ts";
import { languageOfHeader } from "../texts/texts.ts";
import { addressKey } from "./address.ts";
import { answerProblem, problemOf } from "./answer-problem.ts";
import type { Answer, PublicCall } from "./call.ts";
import type { Operation } from "./contract.ts";
import { deviationOf } from "./deviation.ts";
import { keyOf, runOnce, type RequestName } from "./idempotency.ts";
import type { Maintenance } from "./maintenance.ts";
import { Problem } from "../kernel/problem.ts";
import { RATE_CLASSES } from "./rate-classes.ts";
import { countCall, rateHeaders, type RateState } from "./rate-limits.ts";
import { requireValid, requireValidBody } from "./validation.ts";

/** The checked parts of a request. */
export interface AnyInput {
  readonly path: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** A handler whose types are not known any more. */
export type AnyHandler = (app: App, input: never, call: never) => Promise<Answer>;

interface Mount {
  readonly api: FastifyInstance;
  readonly app: App;
  readonly operation: Operation;
  readonly handler: AnyHandler;
  readonly maintenance: Maintenance;
  readonly onDeviation: ((deviation: string) => void) | undefined;
}

/** Whom a rate class counts, for a caller with or without a session. */
const subjectOf = (operation: Operation, caller: Caller | undefined, ip: string): string | undefined => {
  const { scope } = RATE_CLASSES[operation.rateClass];
  if (scope === "target") return undefined;
  if (scope === "ip" || !caller) return `ip:${ip}`;
  if (scope === "company") return `company:${caller.companyId}`;
  return scope === "user" ? `user:${caller.userId}` : `session:${caller.sessionId}`;
};

/** Cuts the white space around every text of a body (document 1 §5); JSON texts keep theirs inside. */
const trimmed = (value: unknown): unknown => {
  if (typeof value === "string") return value.trim();
  if (Array.isArray(value)) return value.map(trimmed);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, trimmed(inner)]));
};

const queryOf = (request: FastifyRequest, lists: readonly string[]): Record<string, unknown> => {
  const query: Record<string, unknown> = Object.assign(Object.create(null), request.query);
  for (const name of lists) {
    const value = query[name];
    if (typeof value === "string") query[name] = value === "" ? [] : value.split(",");
  }
  return query;
};

const callerOf = async (app: App, operation: Operation, request: FastifyRequest): Promise<Caller | undefined> => {
  if (operation.access === "public") return undefined;
  try {
    return await authenticate(app.database.db, bearerOf(request.headers.authorization), app.clock.now());
  } catch (error) {
    if (operation.access === "optional" && error instanceof Problem && error.status === 401) return undefined;
    throw error;
  }
};

/** Checks path, query and body against the contract; texts of the body lose the white space around them. */
const inputOf = (operation: Operation, request: FastifyRequest): AnyInput => {
  const path: Record<string, unknown> = Object.assign(Object.create(null), request.params);
  requireValid(operation.checkPath, path);
  const query = queryOf(request, operation.lists);
  requireValid(operation.checkQuery, query);
  if (operation.body?.mediaType !== "application/json") return { path, query, body: undefined };
  if (request.body === undefined && operation.body.required) throw new Problem("unsupported_media_type");
  const body = trimmed(request.body);
  if (body !== undefined) requireValidBody(operation.body.check, body);
  return { path, query, body };
};

const requestName = (
  { operationId: operation }: Operation,
  key: string,
  caller: Caller | undefined,
  content: AnyInput,
): RequestName => ({ subject: caller ? `user:${caller.userId}` : "public", operation, key, content });

const send = (reply: FastifyReply, { vary }: Operation, { status, body, headers = {} }: Answer): FastifyReply => {
  void reply.code(status).headers({
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    ...(vary === undefined ? {} : { vary }),
    ...headers,
  });
  if (body === undefined) return reply.send();
  if (Buffer.isBuffer(body) || body instanceof Readable) return reply.send(body);
  return reply.type("application/json").send(JSON.stringify(body));
};

/**
 * Mounts one operation: maintenance, session, rate limit, checks of the contract, handler, answer. All that is
 * thrown on the way is answered as a problem.
 */
export const mountOperation = ({ api, app, operation, handler, maintenance, onDeviation }: Mount): void => {
  const run = handler as (app: App, input: AnyInput, call: PublicCall) => Promise<Answer>;
  api.route({
    method: operation.method,
    url: operation.path.replaceAll(/\{(\w+)\}/g, ":$1"),
    onRequest: async (request, reply) => {
      if (!(await maintenance.isOn())) return undefined;
      return answerProblem(
        reply,
        new Problem("maintenance"),
        languageOfHeader(request.headers["accept-language"]),
        request.id,
      );
    },
    handler: async (request, reply) => {
      const language = languageOfHeader(request.headers["accept-language"]);
      const ip = addressKey(request.ip);
      let rate: RateState | undefined;
      try {
        const caller = await callerOf(app, operation, request);
        const subject = subjectOf(operation, caller, ip);
        if (subject !== undefined) {
          rate = await countCall({ app, db: app.database.db, rateClass: operation.rateClass, subject });
          void reply.headers(rateHeaders(rate));
        }
        if (operation.refusesEmulation && caller?.emulated) throw new Problem("emulated_session");
        const input = inputOf(operation, request);
        const key = operation.idempotency === "key" ? keyOf(request.headers["idempotency-key"]) : undefined;
        const answer = await run(app, input, {
          once: (effect) =>
            key === undefined
              ? app.database.transaction(effect)
              : runOnce(app, requestName(operation, key, caller, input), effect),
          receive: (limit) => receiveFile(request, limit),
          requestId: request.id,
          language,
          ip,
          ipHash: keyedHash(app.settings.serverKey, "address", ip),
          headers: request.headers,
          caller,
        });
        const deviation = onDeviation && deviationOf(operation, answer);
        if (onDeviation && deviation) {
          onDeviation(deviation);
          throw new Error(deviation);
        }
        return send(reply, operation, answer);
      } catch (error) {
        const problem = problemOf(error);
        if (problem.code === "internal") {
          app.log.error({ err: error, requestId: request.id, operation: operation.operationId }, "a call failed");
        }
        const undocumented = onDeviation && !operation.answers.has(problem.status) ? problem.status : undefined;
        if (onDeviation && undocumented)
          onDeviation(`${operation.operationId} answered ${undocumented}, which the contract does not name`);
        return answerProblem(reply, problem, language, request.id);
      }
    },
  });
};

import type { LanguageCode } from "@lucarne/api-client/languages";
import type { FastifyReply, FastifyRequest } from "fastify";

import type { App } from "../../app.ts";
import { sqlState } from "../../db/driver/retry.ts";
import { FileStoreError } from "../../files/store/file-store.ts";
import { busy, Problem, type ProblemCode, refused } from "../../kernel/problem.ts";
import { LedgerError } from "../../ledger/ledger-error.ts";
import { languageOfHeader } from "../../texts/texts.ts";
import { problemBody, statusOf } from "./problem-body.ts";

const STATUS_CODES: Readonly<Record<number, ProblemCode>> = {
  400: "malformed_request",
  404: "not_found",
  405: "method_not_allowed",
  406: "unsupported_media_type",
  413: "payload_too_large",
  415: "unsupported_media_type",
};

/** Seconds after which a caller may retry when the portal or its database is unavailable. */
const RETRY_AFTER = "60";

/** SQLSTATE classes of an unavailable database: connection, resources, shutdown. */
const UNREACHABLE_STATES = /^(08|53|57P)/;
const UNREACHABLE_CODES = new Set(["ECONNREFUSED", "ECONNRESET", "ENOTFOUND", "ETIMEDOUT", "EPIPE"]);

/** SQLSTATE of a statement that took too long. */
const STATEMENT_CANCELED = "57014";

/** SQLSTATEs of a text that cannot be stored: untranslatable, not in the encoding, no valid JSON. */
const UNSTORABLE = new Set(["22P05", "22021", "22P02"]);

const isUnreachable = (error: unknown): boolean => {
  if (UNREACHABLE_STATES.test(sqlState(error) ?? "")) return true;
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ("code" in at && typeof at.code === "string" && UNREACHABLE_CODES.has(at.code)) return true;
    if (at.message.startsWith("Connection terminated")) return true;
  }
  return false;
};

/** SQLSTATE of a server that accepts no more connections. */
const TOO_MANY_CONNECTIONS = "53300";

/** Whether all connections to the database were in use: those of the pool for too long, or those of the server. */
const isCrowded = (error: unknown): boolean => {
  if (sqlState(error) === TOO_MANY_CONNECTIONS) return true;
  for (let at: unknown = error; at instanceof Error; at = at.cause)
    if (at.message.startsWith("timeout exceeded when trying to connect")) return true;
  return false;
};

/** Seconds after which a caller that got no connection may try again. */
const CROWDED_RETRY_AFTER = 2;

/**
 * Maps an error to a problem. An error that is not a {@link Problem} keeps its status only: no message, query or stack
 * reaches the caller (API-16).
 */
export const problemOf = (error: unknown): Problem => {
  if (error instanceof Problem) return error;
  if (error instanceof LedgerError) return new Problem(error.code);
  if (error instanceof Error && "statusCode" in error && typeof error.statusCode === "number") {
    const code = STATUS_CODES[error.statusCode] ?? (error.statusCode < 500 ? "malformed_request" : undefined);
    if (code) return new Problem(code);
  }
  // The portal works without the store, so this is not maintenance.
  if (error instanceof FileStoreError) return new Problem("internal");
  // JSON inside a text can hold what the database does not store, such as `\\u0000` or half a surrogate pair.
  if (UNSTORABLE.has(sqlState(error) ?? "")) return refused({ request: [{ text: "validation.format" }] });
  if (sqlState(error) === STATEMENT_CANCELED) return busy();
  if (isCrowded(error)) return busy(CROWDED_RETRY_AFTER);
  return new Problem(isUnreachable(error) ? "maintenance" : "internal");
};

/** Sends a problem; every refusal goes through here. */
export const answerProblem = (
  reply: FastifyReply,
  problem: Problem,
  language: LanguageCode,
  requestId: string,
): FastifyReply => {
  if (problem.code === "maintenance") void reply.header("retry-after", RETRY_AFTER);
  return reply
    .code(statusOf(problem))
    .headers({
      ...problem.headers,
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "content-language": language,
    })
    .type("application/problem+json")
    .send(JSON.stringify(problemBody(problem, language, requestId)));
};

interface Options {
  readonly log: App["log"];
  /** Called with each refusal that the contract does not list. */
  readonly onDeviation?: ((deviation: string) => void) | undefined;
}

/** The error handler: every error thrown during a request is answered as a problem. */
export const answerErrors =
  ({ log, onDeviation }: Options) =>
  async (error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const problem = problemOf(error);
    const { operation } = request.routeOptions.config;
    if (problem.code === "internal") {
      const name = operation?.operationId ?? request.routeOptions.url;
      log.error({ err: error, requestId: request.id, operation: name }, "a call failed");
    }
    const status = statusOf(problem);
    if (onDeviation && operation && !operation.answers.has(status))
      onDeviation(`${operation.operationId} answered ${status}, which the contract does not name`);
    return answerProblem(reply, problem, languageOfHeader(request.headers["accept-language"]), request.id);
  };

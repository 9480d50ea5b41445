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

/** Seconds after which a caller may retry while the portal is closed for maintenance. */
const RETRY_AFTER = "60";

/** SQLSTATE classes of a connection that failed, of a server without room for one, and of a server that stops or starts. */
const LOST_STATES = /^(08|53|57P)/;
const LOST_CODES = new Set(["ECONNREFUSED", "ECONNRESET", "EAI_AGAIN", "ENOTFOUND", "ETIMEDOUT", "EPIPE"]);
/** Begins the message of a connection that broke, and of a pool whose connections were all in use for too long. */
const LOST_MESSAGES = /^(Connection terminated|timeout exceeded when trying to connect)/;
/** Seconds after which a caller whose connection to the database failed may try again. */
const LOST_RETRY_AFTER = 2;

/** SQLSTATE of a statement that took too long. */
const STATEMENT_CANCELED = "57014";

/** SQLSTATEs of a text that cannot be stored: untranslatable, not in the encoding, no valid JSON. */
const UNSTORABLE = new Set(["22P05", "22021", "22P02"]);

/**
 * Whether there was no connection to the database, or it broke. That says nothing about the next one: a single
 * connection can break, and a database that is gone comes back.
 */
const hasLostDatabase = (error: unknown): boolean => {
  if (LOST_STATES.test(sqlState(error) ?? "")) return true;
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ("code" in at && typeof at.code === "string" && LOST_CODES.has(at.code)) return true;
    // A socket's file that is missing, or an address without a route.
    if ("syscall" in at && at.syscall === "connect") return true;
    if (LOST_MESSAGES.test(at.message)) return true;
  }
  return false;
};

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
  // Its cause may be a lost connection too, but to the store.
  if (error instanceof FileStoreError) return new Problem("internal");
  // JSON inside a text can hold what the database does not store, such as `\\u0000` or half a surrogate pair.
  if (UNSTORABLE.has(sqlState(error) ?? "")) return refused({ request: [{ text: "validation.format" }] });
  if (sqlState(error) === STATEMENT_CANCELED) return busy();
  // Only the switch is maintenance: that code closes the portal in every tab (MNT-1).
  return hasLostDatabase(error) ? busy(LOST_RETRY_AFTER) : new Problem("internal");
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

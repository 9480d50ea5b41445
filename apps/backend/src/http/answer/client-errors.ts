import { randomUUID } from "node:crypto";
import type { Duplex } from "node:stream";

import { DEFAULT_LANGUAGE } from "@lucarne/api-client/languages";

import { Problem, type ProblemCode } from "../../kernel/problem.ts";
import { problemBody } from "./problem-body.ts";

const REASONS = {
  400: "Bad Request",
  405: "Method Not Allowed",
  408: "Request Timeout",
  431: "Request Header Fields Too Large",
} as const;

const statusOf = (code: string | undefined): keyof typeof REASONS => {
  if (code === "HPE_HEADER_OVERFLOW") return 431;
  return code === "ERR_HTTP_REQUEST_TIMEOUT" ? 408 : 400;
};

/** Writes a problem to a connection without a Fastify request, and closes it. */
const endWith = (socket: Duplex, status: keyof typeof REASONS, code: ProblemCode): void => {
  const body = JSON.stringify({ ...problemBody(new Problem(code), DEFAULT_LANGUAGE, randomUUID()), status });
  socket.end(
    [
      `HTTP/1.1 ${status} ${REASONS[status]}`,
      "content-type: application/problem+json",
      `content-length: ${Buffer.byteLength(body)}`,
      "cache-control: no-store",
      "x-content-type-options: nosniff",
      "connection: close",
      "",
      body,
    ].join("\r\n"),
  );
};

/** Answers what the HTTP parser refuses, before any route is known, as a problem too (API-14), and closes. */
export const answerClientError = (error: Error & { code?: string }, socket: Duplex): void => {
  if (error.code === "ECONNRESET" || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  endWith(socket, statusOf(error.code), "malformed_request");
};

/** Refuses CONNECT, which never becomes a request: the server is not a proxy. Node.js would close without an answer. */
export const refuseConnect = (_request: unknown, socket: Duplex): void => {
  socket.on("error", () => socket.destroy());
  endWith(socket, 405, "method_not_allowed");
};

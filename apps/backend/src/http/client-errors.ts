import { randomUUID } from "node:crypto";
import type { Socket } from "node:net";

import { DEFAULT_LANGUAGE } from "@lucarne/api-client/languages";

import { Problem } from "../kernel/problem.ts";
import { problemBody } from "./problem-body.ts";

const REASONS = { 400: "Bad Request", 408: "Request Timeout", 431: "Request Header Fields Too Large" } as const;

const statusOf = (code: string | undefined): keyof typeof REASONS => {
  if (code === "HPE_HEADER_OVERFLOW") return 431;
  return code === "ERR_HTTP_REQUEST_TIMEOUT" ? 408 : 400;
};

/** Answers what the HTTP parser refuses, before any route is known, as a problem too (API-14), and closes. */
export const answerClientError = (error: Error & { code?: string }, socket: Socket): void => {
  if (error.code === "ECONNRESET" || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = statusOf(error.code);
  const problem = { ...problemBody(new Problem("malformed_request"), DEFAULT_LANGUAGE, randomUUID()), status };
  const body = JSON.stringify(problem);
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

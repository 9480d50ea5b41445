import type { Operation } from "@lucarne/contract/operations";
import type { FastifyReply, FastifyRequest } from "fastify";

import { busy } from "../../kernel/problem.ts";
import { stateOf } from "../call-state.ts";
import { isPrint, isUpload } from "./file-work.ts";

/** Longest time until a call is answered (API-17). */
const MAX_CALL_MS = 10_000;
/** The same for an upload, which is received and checked. */
const MAX_UPLOAD_MS = 25_000;
/** The same for a print file, which may have to be drawn. The portal waits for 30 s. */
const MAX_PRINT_MS = 29_000;

const limitOf = (operation: Operation): number => {
  if (isPrint(operation)) return MAX_PRINT_MS;
  return isUpload(operation) ? MAX_UPLOAD_MS : MAX_CALL_MS;
};

const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>();

/**
 * Hook: answers a call in time, also when the database does not. A statement of the embedded database cannot be stopped,
 * so its call continues without a reader; an idempotency key gives a repeated call its result.
 *
 * @param limit replaces the limit of every operation, in milliseconds
 */
export const startTimeLimit =
  (limit: number | undefined) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const timer = setTimeout(
      () => {
        if (!reply.sent && !reply.raw.headersSent) void reply.send(busy());
      },
      limit ?? limitOf(stateOf(request).operation),
    );
    timers.set(request, timer.unref());
  };

/** Hook: ends the time limit when the answer begins. A file may be read for longer. */
export const endTimeLimit = async (request: FastifyRequest): Promise<void> => {
  clearTimeout(timers.get(request));
};

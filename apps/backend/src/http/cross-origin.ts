import cors from "@fastify/cors";
import { HOUR, SECOND } from "@lucarne/api-client/durations";
import type { FastifyInstance } from "fastify";

/** Request headers that the portal sends. */
const SENT = ["accept-language", "authorization", "content-type", "idempotency-key", "if-none-match"];
/** Answer headers that it may read. */
const READ = [
  "content-disposition",
  "etag",
  "idempotent-replayed",
  "location",
  "ratelimit-limit",
  "ratelimit-remaining",
  "ratelimit-reset",
  "retry-after",
];
/** Seconds that a browser keeps the answer to a preflight; none of them keeps it longer. */
const MAX_PREFLIGHT_AGE = (2 * HOUR) / SECOND;

/**
 * Lets portals on other origins call the API, with the cookie of a known device (SEC-28). A session is a token in a
 * header, which other sites do not have, and a body must be JSON, which they can only send after a preflight.
 */
export const allowOrigins = async (server: FastifyInstance, origins: readonly string[]): Promise<void> => {
  await server.register(cors, {
    origin: [...origins],
    credentials: true,
    methods: ["GET", "POST", "PUT", "PATCH", "DELETE"],
    allowedHeaders: SENT,
    exposedHeaders: READ,
    maxAge: MAX_PREFLIGHT_AGE,
  });
  // An operation that sets Vary replaces the value of the plug-in.
  server.addHook("onSend", async (_request, reply) => {
    const vary = String(reply.getHeader("vary") ?? "");
    if (!/\borigin\b/i.test(vary)) reply.header("vary", vary === "" ? "Origin" : `${vary}, Origin`);
  });
};

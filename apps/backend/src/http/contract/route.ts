import { Readable } from "node:stream";

import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { deviationOf } from "@lucarne/contract/deviation";
import type { Operation } from "@lucarne/contract/operations";

import type { App } from "../../app.ts";
import { receiveFile } from "../../files/upload/receive-file.ts";
import { keyedHash } from "../../kernel/keys/keys.ts";
import { siteKey } from "../caller/address.ts";
import type { Answer, PublicCall } from "../call.ts";
import { answerConfirmed } from "../caller/authentication.ts";
import { stateOf, type AnyInput } from "../call-state.ts";
import { countryOf } from "../caller/country.ts";
import { onceOf } from "../once/idempotency.ts";

/** A handler with erased types. */
export type AnyHandler = (app: App, input: never, call: never) => Promise<Answer>;

/** Whether the caller reached the portal over https. */
export const isHttps = ({ settings }: App, { protocol }: FastifyRequest): boolean =>
  settings.https === true || protocol === "https";

/** Aborts when the connection of an answer closes. */
const closingOf = ({ raw }: FastifyReply): AbortSignal => {
  const closing = new AbortController();
  if (raw.closed) closing.abort();
  else raw.once("close", () => closing.abort());
  return closing.signal;
};

const callOf = (app: App, request: FastifyRequest, reply: FastifyReply): PublicCall => {
  const { language, receivedAt, ip, caller, addressLimit, countAgain } = stateOf(request);
  return {
    once: onceOf(app, request),
    receive: (limit) => receiveFile(request, limit),
    requestId: request.id,
    language,
    receivedAt,
    ip,
    get ipHash() {
      return keyedHash(app.settings.serverKey, "address", ip);
    },
    get siteHash() {
      return keyedHash(app.settings.serverKey, "address", siteKey(ip));
    },
    country: countryOf(request, app.settings.countryHeader),
    https: isHttps(app, request),
    addressLimit,
    countAgain,
    // Made for the few calls that wait.
    get signal() {
      return closingOf(reply);
    },
    headers: request.headers,
    caller,
  };
};

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

interface Mount {
  readonly app: App;
  readonly operation: Operation;
  readonly handler: AnyHandler;
  readonly onDeviation: ((deviation: string) => void) | undefined;
}

/** Adds the route of one operation. The server's hooks have validated the call before its handler runs. */
export const mountOperation = (api: FastifyInstance, { app, operation, handler, onDeviation }: Mount): void => {
  const run = handler as (app: App, input: AnyInput, call: PublicCall) => Promise<Answer>;
  api.route({
    method: operation.method,
    url: operation.path.replaceAll(/\{(\w+)\}/g, ":$1"),
    config: { operation },
    handler: async (request, reply) => {
      const state = stateOf(request);
      const answer = await answerConfirmed(state, () => run(app, state.input, callOf(app, request, reply)));
      const deviation = onDeviation && deviationOf(operation, answer);
      if (onDeviation && deviation) {
        onDeviation(deviation);
        throw new Error(deviation);
      }
      // The time limit was reached first: the answer is no longer needed.
      if (reply.sent && answer.body instanceof Readable) answer.body.destroy();
      return reply.sent ? reply : send(reply, operation, answer);
    },
  });
};

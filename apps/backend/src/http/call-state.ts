import type { Operation } from "@lucarne/contract/operations";
import type { LanguageCode } from "@lucarne/api-client/languages";
import type { FastifyRequest } from "fastify";

import type { Clock } from "../db/clock.ts";
import type { Caller } from "../kernel/caller.ts";
import type { Problem } from "../kernel/problem.ts";
import { languageOfHeader } from "../texts/texts.ts";
import { addressKey } from "./caller/address.ts";

/** The validated parts of a request. */
export interface AnyInput {
  readonly path: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** State of a call; each hook adds its part. */
export interface CallState {
  readonly operation: Operation;
  readonly language: LanguageCode;
  /** When the call arrived, before it waited for anything. */
  readonly receivedAt: Date;
  /** The network address in the form used for limits. */
  readonly ip: string;
  caller: Caller | undefined;
  /** Finds the caller in the database, while `caller` is the one that an earlier call with the same token had. */
  confirming: Promise<Caller | undefined> | undefined;
  /** The refusal of the caller's address, when the caller's known device has calls of its own left. */
  addressLimit: Problem | undefined;
  /** Counts the call once more in its rate class. */
  countAgain: () => Promise<unknown>;
  input: AnyInput;
}

declare module "fastify" {
  interface FastifyContextConfig {
    /** The operation of the contract behind a route. */
    operation?: Operation;
  }
}

const states = new WeakMap<FastifyRequest, CallState>();

/** Returns a hook that creates the state of a call. */
export const startCalls =
  (clock: Clock) =>
  async (request: FastifyRequest): Promise<void> => {
    const { operation } = request.routeOptions.config;
    if (!operation) throw new Error("The route has no operation of the contract.");
    states.set(request, {
      operation,
      receivedAt: clock.now(),
      language: languageOfHeader(request.headers["accept-language"]),
      ip: addressKey(request.ip),
      caller: undefined,
      confirming: undefined,
      addressLimit: undefined,
      countAgain: () => Promise.resolve(),
      input: { path: undefined, query: undefined, body: undefined },
    });
  };

/** The state of a call; {@link startCalls} has run before. */
export const stateOf = (request: FastifyRequest): CallState => {
  const state = states.get(request);
  if (!state) throw new Error("The call has no state.");
  return state;
};

import type { FastifyRequest } from "fastify";

import type { App } from "../app.ts";
import type { Db } from "../db/client.ts";
import type { Caller } from "../kernel/caller.ts";
import { bearerChallenge, Problem } from "../kernel/problem.ts";
import { stateOf } from "./call-state.ts";
import { statusOf } from "./problem-body.ts";
import type { RateCounter } from "./rate-counter.ts";

/**
 * Finds the caller of an access token.
 *
 * @throws {Problem} with status 401
 */
export type Authenticate = (db: Db, token: string | undefined, now: Date) => Promise<Caller>;

/**
 * The token of an `Authorization` header; undefined when there is no header.
 *
 * @throws {Problem} `token_invalid` for a header of another form
 */
export const bearerOf = (header: string | undefined): string | undefined => {
  if (header === undefined) return undefined;
  const match = /^Bearer +([\w.~+/-]+=*)$/i.exec(header.trim());
  if (!match?.[1]) throw new Problem("token_invalid", bearerChallenge("invalid_token"));
  return match[1];
};

/**
 * Hook: finds the caller, as far as the operation requires one. An invalid optional token counts as none (MNT-6).
 * Unknown tokens are counted by address (API-19); a valid one from the same address is still accepted.
 */
export const authenticateCalls =
  ({ database, clock }: App, authenticate: Authenticate, counter: RateCounter) =>
  async (request: FastifyRequest): Promise<void> => {
    const state = stateOf(request);
    const { access } = state.operation;
    if (access === "public") return;
    try {
      state.caller = await authenticate(database.db, bearerOf(request.headers.authorization), clock.now());
    } catch (error) {
      if (error instanceof Problem && error.code === "token_invalid") await counter.count("RToken", `ip:${state.ip}`);
      if (access === "optional" && error instanceof Problem && statusOf(error) === 401) return;
      throw error;
    }
  };

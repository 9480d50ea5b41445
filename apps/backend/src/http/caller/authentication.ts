import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { isDeepStrictEqual } from "node:util";

import type { FastifyReply, FastifyRequest } from "fastify";

import type { App } from "../../app.ts";
import type { Db } from "../../db/client.ts";
import type { Caller } from "../../kernel/caller.ts";
import { bearerChallenge, Problem } from "../../kernel/problem.ts";
import type { Answer } from "../call.ts";
import { type CallState, stateOf } from "../call-state.ts";
import { statusOf } from "../answer/problem-body.ts";
import type { RateCounter } from "../limits/rate-counter.ts";
import { kindOf } from "../limits/file-work.ts";
import type { ConcurrencyLimit } from "../limits/concurrency-limit.ts";

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
const bearerOf = (header: string | undefined): string | undefined => {
  if (header === undefined) return undefined;
  const match = /^Bearer +([\w.~+/-]+=*)$/i.exec(header.trim());
  if (!match?.[1]) throw new Problem("token_invalid", bearerChallenge("invalid_token"));
  return match[1];
};

/** Most callers that are remembered; the oldest go first. */
const MAX_CALLERS = 10_000;

/** The callers of recent `Authorization` headers. They are only presumed: the database confirms them in every call. */
const createRecentCallers = () => {
  const callers = new Map<string, Caller>();
  const keyOf = (header: string): string => createHash("sha256").update(header).digest("base64");
  return {
    of: (header: string): Caller | undefined => callers.get(keyOf(header)),
    remember: (header: string, caller: Caller): void => {
      // An operator's calls are written to the audit log, so their session is checked before.
      if (caller.emulation) return;
      const [oldest] = callers.size >= MAX_CALLERS ? callers.keys() : [];
      if (oldest !== undefined) callers.delete(oldest);
      callers.set(keyOf(header), caller);
    },
    forget: (header: string): void => {
      callers.delete(keyOf(header));
    },
  };
};

/**
 * Hook: finds the caller, as far as the operation requires one. An invalid optional token counts as none (MNT-6).
 * Unknown tokens are counted by address (API-19); a valid one from the same address is still accepted.
 *
 * Before the database is read, the call takes one of its company's places (`places`); a caller who is not remembered yet
 * is counted by token. Calls that take as long as a file have places of their own: those for print files, and uploads,
 * which also take one of the process's places (`uploads`). An upload is read only after that, so that what waits is not in
 * memory.
 *
 * A read begins with the caller that the token had before, while the database confirms it in the same round trip: see
 * {@link answerConfirmed}.
 */
export const authenticateCalls = (
  { database, clock }: App,
  authenticate: Authenticate,
  {
    counter,
    places,
    uploads,
  }: { readonly counter: RateCounter; readonly places: ConcurrencyLimit; readonly uploads: ConcurrencyLimit },
) => {
  const recent = createRecentCallers();

  const find = async ({ operation, ip }: CallState, header: string | undefined): Promise<Caller | undefined> => {
    try {
      const token = bearerOf(header);
      const caller = await database.read((db) => authenticate(db, token, clock.now()));
      if (header !== undefined) recent.remember(header, caller);
      return caller;
    } catch (error) {
      if (header !== undefined) recent.forget(header);
      if (error instanceof Problem && error.code === "token_invalid") await counter.count("RToken", `ip:${ip}`);
      if (operation.access === "optional" && error instanceof Problem && statusOf(error) === 401) return undefined;
      throw error;
    }
  };

  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const state = stateOf(request);
    const { access, effect } = state.operation;
    if (access === "public") return;
    const { authorization } = request.headers;
    const known = authorization === undefined ? undefined : recent.of(authorization);
    if (authorization !== undefined) {
      const owner = known ? `company:${known.companyId}` : authorization;
      const kind = kindOf(state.operation);
      await places.enter({ owner, kind }, request, reply.raw);
      if (kind === "upload") await uploads.enter({ owner: "process", kind }, request, reply.raw);
    }
    const finding = find(state, authorization);
    const presumed = effect === "read" ? known : undefined;
    if (presumed) {
      // Awaited before the answer, also when something fails until then.
      finding.catch(() => undefined);
      state.confirming = finding;
    }
    state.caller = presumed ?? (await finding);
  };
};

/** A hook that refuses calls. */
type Check = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** Hook: runs checks in their order. A refusal is sent only after the caller is confirmed. */
export const checkCalls =
  (...checks: readonly Check[]): Check =>
  async (request, reply) => {
    try {
      for (const check of checks) await check(request, reply);
    } catch (error) {
      await stateOf(request).confirming;
      throw error;
    }
  };

const discard = (answer: PromiseSettledResult<Answer>): void => {
  if (answer.status === "fulfilled" && answer.value.body instanceof Readable) answer.value.body.destroy();
};

/**
 * Runs a handler. With a presumed caller, its answer counts only when the database confirms that caller: a session that
 * has ended is refused, and a caller who has changed is answered from the database.
 *
 * @throws {Problem} with status 401
 */
export const answerConfirmed = async (state: CallState, handle: () => Promise<Answer>): Promise<Answer> => {
  if (!state.confirming) return handle();
  const [answer, found] = await Promise.allSettled([handle(), state.confirming]);
  if (found.status === "fulfilled" && isDeepStrictEqual(found.value, state.caller)) {
    if (answer.status === "rejected") throw answer.reason;
    return answer.value;
  }
  discard(answer);
  if (found.status === "rejected") throw found.reason;
  state.caller = found.value;
  return handle();
};

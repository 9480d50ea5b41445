import { lte, min } from "drizzle-orm";
import type { FastifyReply, FastifyRequest } from "fastify";

import { deleteSome } from "../../db/retention.ts";
import { rateCounter } from "../../db/schema/index.ts";
import type { Sweep } from "../../db/sweep.ts";
import { Problem } from "../../kernel/problem.ts";
import { RATE_CLASSES, rateHeaders, type RateClassName } from "../../kernel/limits/rate-classes.ts";
import { stateOf, type CallState } from "../call-state.ts";
import type { RateCounter } from "./rate-counter.ts";

/** Deletes counts whose window is over. */
export const forgetCounts: Sweep = {
  name: "forget counts",
  nextDue: async (tx) => {
    const [row] = await tx.select({ at: min(rateCounter.expiresAt) }).from(rateCounter);
    return row?.at ?? undefined;
  },
  run: async (tx, now) => {
    await deleteSome(tx, rateCounter, lte(rateCounter.expiresAt, now));
  },
};

/** The key that a rate class counts by, for a caller with or without a session; undefined where the command counts. */
const subjectOf = ({ operation, caller, ip }: CallState): string | undefined => {
  const { scope } = RATE_CLASSES[operation.rateClass];
  // An operator's calls do not use up the limits of the user or the company.
  if (caller?.emulation) return `session:${caller.sessionId}`;
  if (scope === "target") return undefined;
  if (scope === "ip" || !caller) return `ip:${ip}`;
  if (scope === "company") return `company:${caller.companyId}`;
  return scope === "user" ? `user:${caller.userId}` : `session:${caller.sessionId}`;
};

/** A write of an emulated session is refused anyway, always with the same answer, so no class of its operation counts. */
const classOf = ({ operation, caller }: CallState): RateClassName =>
  caller?.emulation && operation.effect === "write" ? "RW" : operation.rateClass;

/** Names the device of a call, where some account has signed in on it. */
export type NameDevice = (request: FastifyRequest) => Promise<string | undefined>;

/** Classes in which strangers at one address must not keep its other users from signing in. */
const SIGN_IN: ReadonlySet<RateClassName> = new Set(["RLogin", "RVerify"]);

/**
 * Hook: counts the call in its rate class and sets the `RateLimit` headers. When an address has no call of sign-in left,
 * a known device still has its own (SEC-26), and links that exist still work (SEC-27, PROF-3).
 */
export const limitCalls =
  (counter: RateCounter, nameDevice: NameDevice) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const state = stateOf(request);
    const subject = subjectOf(state);
    if (subject === undefined) return;
    const rateClass = classOf(state);
    state.countAgain = () => counter.count(rateClass, subject);
    /** The `RateLimit` headers of a call from an address that has none left. */
    const beyond = async (limit: Problem): Promise<Readonly<Record<string, string>>> => {
      const { "retry-after": _wait, ...spent } = limit.headers;
      if (rateClass === "RLink") return spent;
      const device = SIGN_IN.has(rateClass) ? await nameDevice(request) : undefined;
      if (device === undefined) throw limit;
      return rateHeaders(await counter.count(rateClass, `device:${device}`));
    };
    try {
      void reply.headers(rateHeaders(await counter.count(rateClass, subject)));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      state.addressLimit = error;
      void reply.headers(await beyond(error));
    }
  };

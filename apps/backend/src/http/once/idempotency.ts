import { DAY } from "@lucarne/api-client/durations";
import { createHash } from "node:crypto";

import { and, eq, lte, sql } from "drizzle-orm";
import type { FastifyRequest } from "fastify";

import type { App } from "../../app.ts";
import type { Tx } from "../../db/client.ts";
import { sqlState } from "../../db/driver/retry.ts";
import { idempotencyKey } from "../../db/schema/index.ts";
import type { Answer, Call } from "../call.ts";
import { busy, Problem, refused } from "../../kernel/problem.ts";
import { stateOf } from "../call-state.ts";

const MAX_KEY_LENGTH = 255;
/** Longest wait for the first call, in milliseconds: shorter than a statement may take, so that the two can be distinguished. */
const CLAIM_WAIT = 4_000;
/** The statement waited longer for a lock than it may. */
const LOCK_NOT_AVAILABLE = "55P03";

/** Identifies a request: caller, operation, key and content. */
export interface RequestName {
  /** `user:<id>`, or `public` without a session. */
  readonly subject: string;
  readonly operation: string;
  readonly key: string;
  /** How many days the answer is stored, by the contract. */
  readonly days: number;
  /** Path, query and body of the request. */
  readonly content: unknown;
}

/**
 * The key in a request's header; undefined when none was sent.
 *
 * @throws {Problem} `validation_failed` for an empty or too long key
 */
export const keyOf = (header: string | string[] | undefined): string | undefined => {
  if (header === undefined) return undefined;
  const key = Array.isArray(header) ? header.join(",") : header;
  if (key.length < 1 || key.length > MAX_KEY_LENGTH) {
    throw refused({ "Idempotency-Key": [{ text: "validation.max_length", params: { limit: MAX_KEY_LENGTH } }] });
  }
  return key;
};

/** Throws the error of a statement, or a problem where it waited too long for a lock. */
const fail = (error: unknown, late: () => Problem): never => {
  throw sqlState(error) === LOCK_NOT_AVAILABLE ? late() : error;
};

const claim = async (tx: Tx, { subject, operation, key, days }: RequestName, sha256: Buffer, now: Date) => {
  const which = and(
    eq(idempotencyKey.subject, subject),
    eq(idempotencyKey.operation, operation),
    eq(idempotencyKey.key, key),
  );
  const waiting = tx.execute(sql.raw(`set local lock_timeout = ${CLAIM_WAIT}`));
  const forgetting = tx.delete(idempotencyKey).where(and(which, lte(idempotencyKey.expiresAt, now)));
  // Waits while another transaction holds the same key; then finds its answer, or a free key.
  const claiming = tx
    .insert(idempotencyKey)
    .values({
      subject,
      operation,
      key,
      requestSha256: sha256,
      createdAt: now,
      expiresAt: new Date(now.getTime() + days * DAY),
    })
    .onConflictDoNothing()
    .returning({ key: idempotencyKey.key });
  const waited = tx.execute(sql`set local lock_timeout to default`);
  // Those behind a failed statement fail too, and may be reported before it. The first one that writes waits for the table,
  // which a migration may hold; the second has the table and waits for the key alone.
  const [set, forgotten, claimed] = await Promise.allSettled([waiting, forgetting, claiming, waited]);
  if (set.status === "rejected") throw set.reason;
  if (forgotten.status === "rejected") return fail(forgotten.reason, busy);
  if (claimed.status === "rejected") return fail(claimed.reason, () => new Problem("idempotency_in_progress"));
  const [own] = claimed.value;
  const [kept] = own ? [] : await tx.select().from(idempotencyKey).where(which);
  return { which, kept };
};

/**
 * The stored answer of the first call. It was a `Result` of the same operation, because the operation is part of the
 * key.
 */
const replayed = <Result extends Answer>({ status, body, headers }: typeof idempotencyKey.$inferSelect): Result => {
  const answer: Answer = {
    status: status ?? 200,
    ...(body === null ? {} : { body }),
    headers: { ...headers, "idempotent-replayed": "true" },
  };
  return answer as Result;
};

/**
 * Runs an effect once per key. The answer is written in the transaction of the effect; a repetition gets it again, with
 * `Idempotent-Replayed: true`. Refusals are thrown, roll everything back and are not stored (API-18).
 *
 * @throws {Problem} `idempotency_mismatch` when the key came with other content before, `idempotency_in_progress` when
 * the first call takes too long, `busy` when the table of keys is locked for too long
 */
export const runOnce = async <Result extends Answer>(
  app: App,
  name: RequestName,
  effect: (tx: Tx) => Promise<Result>,
): Promise<Result> => {
  const sha256 = createHash("sha256").update(JSON.stringify(name.content)).digest();
  return app.database.transaction(async (tx) => {
    const { which, kept } = await claim(tx, name, sha256, app.clock.now());
    if (kept) {
      if (!kept.requestSha256.equals(sha256)) throw new Problem("idempotency_mismatch");
      return replayed<Result>(kept);
    }
    const answer = await effect(tx);
    await tx
      .update(idempotencyKey)
      .set({ status: answer.status, headers: { ...answer.headers }, body: answer.body ?? null })
      .where(which);
    return answer;
  });
};

/**
 * Runs the effects of a call in one transaction; only once when the caller sent an `Idempotency-Key` and the operation
 * honours it.
 *
 * @throws {Problem} for an invalid key
 */
export const onceOf = (app: App, request: FastifyRequest): Call["once"] => {
  const { operation, caller, input } = stateOf(request);
  const key = operation.idempotency === "key" ? keyOf(request.headers["idempotency-key"]) : undefined;
  if (key === undefined) return (effect) => app.database.transaction(effect);
  const subject = caller ? `user:${caller.userId}` : "public";
  const { operationId, idempotencyDays: days } = operation;
  const name = { subject, operation: operationId, key, days, content: input };
  return (effect) => runOnce(app, name, effect);
};

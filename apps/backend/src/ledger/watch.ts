import { and, asc, eq, gt, isNotNull, sql } from "drizzle-orm";

import type { Database, Tx } from "../db/client.ts";
import { type BrokenRule, ledgerAccount, ledgerWatch } from "../db/schema/index.ts";
import { LOCKS, tryLock } from "../db/sql/advisory-lock.ts";
import { ACCOUNT_RULES, only, WHOLE_RULES } from "./rules.ts";
import { allowWholeTables, brokenRules } from "./verify.ts";

/** Accounts that are verified in one transaction. */
const PART = 10;
/** Milliseconds in which one call may begin further parts: a twentieth of the pause between two calls. */
const BUDGET = 250;

/** The verification of one part; the round is complete after the last account. */
interface Part {
  readonly broken: readonly BrokenRule[];
  readonly isComplete: boolean;
}

const begin = async (tx: Tx, now: Date): Promise<typeof ledgerWatch.$inferSelect | undefined> => {
  const [row] = await tx.select().from(ledgerWatch).where(eq(ledgerWatch.id, 1));
  if (row) return row;
  const [made] = await tx.insert(ledgerWatch).values({ id: 1, lastAccount: 0, beganAt: now }).returning();
  return made;
};

const readWholeTables = async (tx: Tx, on: boolean): Promise<void> => {
  await tx.execute(sql`select set_config('enable_seqscan', ${on ? "on" : "off"}, true)`);
};

/** Verifies the accounts after the last one in one snapshot; undefined while another process does so. */
const verifyPart = (database: Database, now: Date): Promise<Part | undefined> =>
  database.transaction(async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read`);
    if (!(await tryLock(tx, LOCKS.ledgerWatch))) return undefined;
    await allowWholeTables(tx);
    const row = await begin(tx, now);
    if (!row) return undefined;
    const accounts = await tx
      .select({ id: ledgerAccount.id, companyId: ledgerAccount.companyId })
      .from(ledgerAccount)
      .where(and(gt(ledgerAccount.id, row.lastAccount), isNotNull(ledgerAccount.companyId)))
      .orderBy(asc(ledgerAccount.id))
      .limit(PART);
    const isComplete = accounts.length < PART;
    const scope = only(accounts);
    const broken: BrokenRule[] = [];
    if (accounts.length > 0) {
      // Reading whole tables is fast on a small ledger and slow on a large one, so that such a plan is not allowed.
      await readWholeTables(tx, false);
      broken.push(...(await brokenRules(tx, ACCOUNT_RULES, scope)));
      await readWholeTables(tx, true);
    }
    if (isComplete) broken.push(...(await brokenRules(tx, WHOLE_RULES, scope)));
    const found = [...row.found, ...broken];
    await tx
      .update(ledgerWatch)
      .set(
        isComplete
          ? { lastAccount: 0, found: [], known: found, beganAt: now, completedAt: now }
          : { lastAccount: accounts.at(-1)?.id ?? 0, found },
      )
      .where(eq(ledgerWatch.id, 1));
    return { broken, isComplete };
  });

/**
 * Verifies the ledger in turns (LED-12): each call goes on where the last one of any process ended, for a quarter of a
 * second, and at most to the end of the round.
 *
 * @returns the broken rules of what it verified
 */
export const verifyInTurn = async (database: Database, now: Date): Promise<BrokenRule[]> => {
  const began = performance.now();
  const broken: BrokenRule[] = [];
  while (performance.now() - began < BUDGET) {
    const part = await verifyPart(database, now);
    broken.push(...(part?.broken ?? []));
    if (!part || part.isComplete) break;
  }
  return broken;
};

/** What the verification in turns knows: broken rules, and since when all accounts have been verified or are going to be. */
export interface WatchState {
  readonly faults: number;
  readonly since: Date;
}

/** What the verification in turns knows; undefined before the first part. */
export const watchState = async (database: Database): Promise<WatchState | undefined> => {
  const [row] = await database.read((db) => db.select().from(ledgerWatch));
  return (
    row && {
      faults: Math.max(row.known.length, row.found.length),
      since: row.completedAt ?? row.beganAt,
    }
  );
};

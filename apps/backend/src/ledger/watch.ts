import { and, asc, eq, gt, isNotNull, sql } from "drizzle-orm";

import type { Database, Tx } from "../db/client.ts";
import { type BrokenRule, ledgerAccount, ledgerWatch, stock } from "../db/schema/index.ts";
import { LOCKS, tryLock } from "../db/sql/advisory-lock.ts";
import { ACCOUNT_RULES, only, onlyStock, type Rule, STOCK_RULES, WHOLE_RULES } from "./rules.ts";
import { allowWholeTables, brokenRules } from "./verify.ts";

/** Accounts, or variants in stock, that are verified in one transaction. */
const BATCH_SIZE = 10;
/** Milliseconds in which one call may begin further parts: a twentieth of the pause between two calls. */
const BUDGET = 250;

type WatchRow = typeof ledgerWatch.$inferSelect;

/** The verification of one part, and where the next one begins; nowhere when the round is complete. */
interface Part {
  readonly broken: readonly BrokenRule[];
  readonly next: Pick<WatchRow, "lastAccount" | "lastVariant"> | undefined;
}

const begin = async (tx: Tx, now: Date): Promise<WatchRow | undefined> => {
  const [row] = await tx.select().from(ledgerWatch).where(eq(ledgerWatch.id, 1));
  if (row) return row;
  const [made] = await tx.insert(ledgerWatch).values({ id: 1, lastAccount: 0, beganAt: now }).returning();
  return made;
};

const readWholeTables = async (tx: Tx, on: boolean): Promise<void> => {
  await tx.execute(sql`select set_config('enable_seqscan', ${on ? "on" : "off"}, true)`);
};

/**
 * Verifies a few accounts or variants by their history. Reading whole tables is fast on a small ledger and slow on a
 * large one, so that such a plan is not allowed.
 */
const byHistory = async <Scope>(tx: Tx, rules: readonly Rule<Scope>[], scope: Scope): Promise<BrokenRule[]> => {
  await readWholeTables(tx, false);
  const broken = await brokenRules(tx, rules, scope);
  await readWholeTables(tx, true);
  return broken;
};

const verifyAccounts = async (tx: Tx, last: number): Promise<Part> => {
  const accounts = await tx
    .select({ id: ledgerAccount.id, companyId: ledgerAccount.companyId })
    .from(ledgerAccount)
    .where(and(gt(ledgerAccount.id, last), isNotNull(ledgerAccount.companyId)))
    .orderBy(asc(ledgerAccount.id))
    .limit(BATCH_SIZE);
  return {
    broken: accounts.length > 0 ? await byHistory(tx, ACCOUNT_RULES, only(accounts)) : [],
    next: { lastAccount: accounts.at(-1)?.id ?? last, lastVariant: accounts.length < BATCH_SIZE ? 0 : null },
  };
};

const verifyStock = async (tx: Tx, lastAccount: number, last: number): Promise<Part> => {
  const variants = await tx
    .select({ id: stock.variantId })
    .from(stock)
    .where(gt(stock.variantId, last))
    .orderBy(asc(stock.variantId))
    .limit(BATCH_SIZE);
  const scope = onlyStock(variants.map(({ id }) => id));
  const broken = variants.length > 0 ? await byHistory(tx, STOCK_RULES, scope) : [];
  const next = variants.at(-1);
  return next && variants.length === BATCH_SIZE
    ? { broken, next: { lastAccount, lastVariant: next.id } }
    : { broken: [...broken, ...(await brokenRules(tx, WHOLE_RULES, undefined))], next: undefined };
};

/** Verifies what is next in one snapshot: accounts, stock, then the sums of all; undefined while another process does so. */
const verifyPart = (database: Database, now: Date): Promise<Part | undefined> =>
  database.transaction(async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read`);
    if (!(await tryLock(tx, LOCKS.ledgerWatch))) return undefined;
    await allowWholeTables(tx);
    const row = await begin(tx, now);
    if (!row) return undefined;
    const part =
      row.lastVariant === null
        ? await verifyAccounts(tx, row.lastAccount)
        : await verifyStock(tx, row.lastAccount, row.lastVariant);
    const found = [...row.found, ...part.broken];
    await tx
      .update(ledgerWatch)
      .set(
        part.next
          ? { ...part.next, found }
          : { lastAccount: 0, lastVariant: null, found: [], known: found, beganAt: now, completedAt: now },
      )
      .where(eq(ledgerWatch.id, 1));
    return part;
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
    if (!part?.next) break;
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

import { MINUTE } from "@lucarne/api-client/durations";
import { sql } from "drizzle-orm";

import type { Database, Tx } from "../db/client.ts";
import type { BrokenRule } from "../db/schema/index.ts";
import { ACCOUNT_RULES, EVERYTHING, type Rule, STOCK_RULES, WHOLE_RULES } from "./rules.ts";

/** Looks for rows that break some rules, inside a transaction. */
export const brokenRules = async <Scope>(
  tx: Tx,
  rules: readonly Rule<Scope>[],
  scope: Scope,
): Promise<BrokenRule[]> => {
  const broken: BrokenRule[] = [];
  for (const { rule, query } of rules) {
    const { rows } = await tx.execute(query(scope));
    if (rows.length > 0) broken.push({ rule, detail: `${rows.length} rows, first: ${JSON.stringify(rows[0])}` });
  }
  return broken;
};

/** Checks every rule of the ledger inside a transaction. */
export const findViolations = (tx: Tx): Promise<BrokenRule[]> =>
  brokenRules(tx, [...WHOLE_RULES, ...ACCOUNT_RULES, ...STOCK_RULES], EVERYTHING);

/** Longest time of one rule, in milliseconds: each reads whole tables, and no call of the portal depends on it. */
const RULE_TIMEOUT = 10 * MINUTE;

/** Lets the statements of a transaction read whole tables. */
export const allowWholeTables = async (tx: Tx): Promise<void> => {
  await tx.execute(sql`select set_config('statement_timeout', ${String(RULE_TIMEOUT)}, true)`);
};

/**
 * Checks every rule of the ledger in one snapshot.
 *
 * @returns the broken rules; empty when there are none
 */
export const verifyLedger = async (database: Database): Promise<BrokenRule[]> =>
  database.transaction(async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read read only`);
    await allowWholeTables(tx);
    return findViolations(tx);
  });

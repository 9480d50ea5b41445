import { MINUTE } from "@lucarne/api-client/durations";
import { sql, type SQL } from "drizzle-orm";

import type { Database, Tx } from "../db/client.ts";

/** A broken rule of the ledger. */
export interface Violation {
  readonly rule: string;
  readonly detail: string;
}

/** The only rule that compares the ledger with orders and top-ups. */
export const OWNED_RESERVATIONS = "every open reservation belongs to an open order or a pending top-up";

/** Each query finds the rows that break its rule (LED-10). */
const RULES: readonly { rule: string; query: SQL }[] = [
  {
    rule: "debits equal credits",
    query: sql`select sum(debits_posted) - sum(credits_posted) as posted, sum(debits_pending) - sum(credits_pending) as pending
      from ledger_account having sum(debits_posted) <> sum(credits_posted) or sum(debits_pending) <> sum(credits_pending)`,
  },
  {
    rule: "the counters of an account equal its transfers",
    query: sql`with moved as (
        select a.id,
          coalesce(sum(t.amount) filter (where t.debit_id = a.id and t.kind in ('posted', 'post')), 0) as dp,
          coalesce(sum(t.amount) filter (where t.credit_id = a.id and t.kind in ('posted', 'post')), 0) as cp,
          coalesce(sum(case t.kind when 'pending' then t.amount when 'posted' then 0 else -t.amount end) filter (where t.debit_id = a.id), 0) as dn,
          coalesce(sum(case t.kind when 'pending' then t.amount when 'posted' then 0 else -t.amount end) filter (where t.credit_id = a.id), 0) as cn
        from ledger_account a left join ledger_transfer t on a.id in (t.debit_id, t.credit_id) group by a.id)
      select a.id from ledger_account a join moved m using (id)
      where (a.debits_posted, a.credits_posted, a.debits_pending, a.credits_pending) is distinct from (m.dp, m.cp, m.dn, m.cn)`,
  },
  {
    rule: "no company account is below zero",
    query: sql`select id from ledger_account where company_id is not null and debits_posted + debits_pending > credits_posted`,
  },
  {
    rule: "the lots of a company equal its spendable points",
    query: sql`select a.company_id, a.credits_posted - a.debits_posted - a.debits_pending as spendable, coalesce(l.held, 0) as held
      from ledger_account a
      left join (select company_id, sum(remaining) as held from points_lot group by company_id) l using (company_id)
      where a.company_id is not null
        and a.credits_posted - a.debits_posted - a.debits_pending <> coalesce(l.held, 0)`,
  },
  {
    rule: "what is gone from a lot was used by transfers that still stand",
    query: sql`with used as (
        select u.lot_id, sum(u.amount) as amount from lot_use u
        where not exists (select from ledger_transfer v where v.pending_id = u.transfer_id and v.kind = 'void')
        group by u.lot_id)
      select l.id from points_lot l left join used u on u.lot_id = l.id
      where l.amount - l.remaining <> coalesce(u.amount, 0)`,
  },
  {
    rule: "a transfer out of a company took as much from lots",
    query: sql`select t.id from ledger_transfer t
      join ledger_account d on d.id = t.debit_id and d.company_id is not null
      left join lot_use u on u.transfer_id = t.id
      where t.kind in ('pending', 'posted') group by t.id, t.amount having coalesce(sum(u.amount), 0) <> t.amount`,
  },
  {
    rule: "every earning of a company has a lot of the same size",
    query: sql`select t.id from ledger_transfer t
      join ledger_account c on c.id = t.credit_id and c.company_id is not null
      left join points_lot l on l.transfer_id = t.id
      where t.kind = 'posted' and (l.amount, l.company_id) is distinct from (t.amount, c.company_id)`,
  },
  {
    rule: "an order's points are reserved while it is open, posted when completed, voided when rejected",
    query: sql`select o.id, o.status from orders o
      left join ledger_transfer p on p.id = o.transfer_id and p.kind = 'pending'
      left join ledger_transfer r on r.pending_id = o.transfer_id
      where (o.points > 0 and p.amount is distinct from o.points)
        or (o.points > 0 and r.kind is distinct from case o.status when 3 then 'post' when 4 then 'void' end)
        or o.points <> (select sum(greatest(l.unit_points, 0) * l.quantity) from order_line l where l.order_id = o.id)`,
  },
  {
    rule: "a top-up's points are reserved until it is settled",
    query: sql`select u.id, u.status from card_topup u
      left join ledger_transfer p on p.id = u.transfer_id and p.kind = 'pending'
      left join ledger_transfer r on r.pending_id = u.transfer_id
      where p.amount is distinct from u.points or r.kind is distinct from
        case when u.status = 'SUCCEEDED' then 'post' when u.status in ('REFUSED', 'REJECTED') then 'void' end`,
  },
  {
    rule: OWNED_RESERVATIONS,
    query: sql`select t.id, t.ref_type, t.amount from ledger_transfer t
      left join orders o on o.transfer_id = t.id and o.status in (1, 2, 5)
      left join card_topup u on u.transfer_id = t.id and u.settled_at is null
      where t.kind = 'pending' and o.id is null and u.id is null
        and not exists (select from ledger_transfer r where r.pending_id = t.id)`,
  },
  {
    rule: "the points of a closed project are posted in full, those of other projects are not",
    query: sql`select coalesce(p.uuid, t.ref_id) as project, p.status, p.awarded_points, t.amount
      from (select * from project where awarded_points > 0) p
      full join (select * from ledger_transfer where reason = 'project_survey' and ref_type = 'project') t on t.ref_id = p.uuid
      where p.awarded_points is distinct from t.amount or p.status <> 2`,
  },
  {
    rule: "reserved stock equals open order lines, and stock counters equal their movements",
    query: sql`with open as (
        select l.variant_id, sum(l.quantity) as pieces from order_line l
        join orders o on o.id = l.order_id where o.status in (1, 2, 5) group by l.variant_id),
      moved as (
        select variant_id,
          sum(case kind when 'adjustment' then quantity when 'sale' then -quantity else 0 end) as on_hand,
          sum(case kind when 'allocation' then quantity when 'adjustment' then 0 else -quantity end) as reserved
        from stock_movement group by variant_id)
      select s.variant_id from stock s left join open using (variant_id) left join moved m using (variant_id)
      where s.reserved <> coalesce(open.pieces, 0)
        or (s.on_hand, s.reserved) is distinct from (coalesce(m.on_hand, 0), coalesce(m.reserved, 0))`,
  },
  {
    rule: "a company has exactly one points account",
    query: sql`select c.id from company c left join ledger_account a on a.company_id = c.id
      group by c.id having count(a.id) <> 1`,
  },
];

/** Checks every rule of the ledger inside a transaction. */
export const findViolations = async (tx: Tx): Promise<Violation[]> => {
  const violations: Violation[] = [];
  for (const { rule, query } of RULES) {
    const { rows } = await tx.execute(query);
    if (rows.length > 0) violations.push({ rule, detail: `${rows.length} rows, first: ${JSON.stringify(rows[0])}` });
  }
  return violations;
};

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
export const verifyLedger = async (database: Database): Promise<Violation[]> =>
  database.transaction(async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read read only`);
    await allowWholeTables(tx);
    return findViolations(tx);
  });

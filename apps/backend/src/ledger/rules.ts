import { COMPLETED, OPEN, REJECTED } from "@lucarne/api-client/order-states";
import { CLOSED } from "@lucarne/api-client/project-states";
import { sql, type SQL } from "drizzle-orm";

/** Which accounts a query looks at. */
interface AccountScope {
  /** The condition that a column with the id of an account must meet. */
  readonly account: (column: SQL) => SQL;
  /** The condition that a column with the id of a company must meet. */
  readonly company: (column: SQL) => SQL;
}

/** Which stock a query looks at. */
interface StockScope {
  /** The condition that a column with the id of a variant must meet. */
  readonly variant: (column: SQL) => SQL;
}

/** Every account and all stock. */
export const EVERYTHING: AccountScope & StockScope = {
  account: () => sql`true`,
  company: () => sql`true`,
  variant: () => sql`true`,
};

/** The stock of some variants. */
export const onlyStock = (variants: readonly number[]): StockScope => {
  const ids = sql.param(variants);
  return { variant: (column) => sql`${column} = any(${ids}::bigint[])` };
};

/** The accounts of some companies. */
export const only = (accounts: readonly { readonly id: number; readonly companyId: number | null }[]): AccountScope => {
  const ids = sql.param(accounts.map(({ id }) => id));
  const companies = sql.param(accounts.map(({ companyId }) => companyId));
  return {
    account: (column) => sql`${column} = any(${ids}::bigint[])`,
    company: (column) => sql`${column} = any(${companies}::bigint[])`,
  };
};

/** States in the text of a statement, so that its plan is made for them. */
const written = (...states: readonly number[]): SQL => sql.raw(states.join(", "));

/** Finds the rows that break a rule (LED-10). */
export interface Rule<Scope> {
  readonly rule: string;
  readonly query: (scope: Scope) => SQL;
}

/** The only rule that compares the ledger with orders and top-ups. */
export const OWNED_RESERVATIONS = "every open reservation belongs to an open order or a pending top-up";

/** Rules about single accounts. Within a scope, each reads no more than the history of its accounts. */
export const ACCOUNT_RULES: readonly Rule<AccountScope>[] = [
  {
    rule: "the counters of an account equal its transfers",
    query: ({ account }) => sql`with side as (
        select debit_id as id, kind, amount as debit, 0 as credit from ledger_transfer where ${account(sql`debit_id`)}
        union all
        select credit_id, kind, 0, amount from ledger_transfer where ${account(sql`credit_id`)}
      ), moved as (
        select id,
          sum(debit) filter (where kind in ('posted', 'post')) as dp,
          sum(credit) filter (where kind in ('posted', 'post')) as cp,
          sum(case kind when 'pending' then debit when 'posted' then 0 else -debit end) as dn,
          sum(case kind when 'pending' then credit when 'posted' then 0 else -credit end) as cn
        from side group by id
      )
      select a.id from ledger_account a left join moved m using (id)
      where ${account(sql`a.id`)}
        and (a.debits_posted, a.credits_posted, a.debits_pending, a.credits_pending)
          is distinct from (coalesce(m.dp, 0), coalesce(m.cp, 0), coalesce(m.dn, 0), coalesce(m.cn, 0))`,
  },
  {
    rule: "no company account is below zero",
    query: ({ account }) => sql`select id from ledger_account
      where ${account(sql`id`)} and company_id is not null and debits_posted + debits_pending > credits_posted`,
  },
  {
    rule: "the lots of a company equal its spendable points",
    query: ({ account, company }) => sql`with held as (
        select company_id, sum(remaining) as points from points_lot
        where ${company(sql`company_id`)} and remaining > 0 group by company_id
      )
      select a.company_id, a.credits_posted - a.debits_posted - a.debits_pending as spendable,
        coalesce(held.points, 0) as held
      from ledger_account a left join held using (company_id)
      where ${account(sql`a.id`)} and a.company_id is not null
        and a.credits_posted - a.debits_posted - a.debits_pending <> coalesce(held.points, 0)`,
  },
  {
    rule: "what is gone from a lot was used by transfers that still stand",
    query: ({ account }) => sql`with used as (
        select u.lot_id, sum(u.amount) as amount
        from ledger_transfer t join lot_use u on u.transfer_id = t.id
        where ${account(sql`t.debit_id`)}
          and not exists (select from ledger_transfer v where v.pending_id = t.id and v.kind = 'void')
        group by u.lot_id
      )
      select l.id from ledger_transfer e
      join points_lot l on l.transfer_id = e.id
      left join used u on u.lot_id = l.id
      where ${account(sql`e.credit_id`)} and l.amount - l.remaining <> coalesce(u.amount, 0)`,
  },
  {
    rule: "a transfer out of a company took as much from lots",
    query: ({ account }) => sql`select t.id from ledger_transfer t
      join ledger_account d on d.id = t.debit_id and d.company_id is not null
      left join lot_use u on u.transfer_id = t.id
      where ${account(sql`t.debit_id`)} and t.kind in ('pending', 'posted')
      group by t.id, t.amount having coalesce(sum(u.amount), 0) <> t.amount`,
  },
  {
    rule: "every earning of a company has a lot of the same size",
    query: ({ account }) => sql`select t.id from ledger_transfer t
      join ledger_account c on c.id = t.credit_id and c.company_id is not null
      left join points_lot l on l.transfer_id = t.id
      where ${account(sql`t.credit_id`)} and t.kind = 'posted'
        and (l.amount, l.company_id) is distinct from (t.amount, c.company_id)`,
  },
  {
    rule: "an order's points are reserved while it is open, posted when completed, voided when rejected",
    // The limit keeps the plan from reading all reservations that have ended.
    query: ({ company }) => sql`select o.id, o.status from orders o
      left join ledger_transfer p on p.id = o.transfer_id and p.kind = 'pending'
      left join lateral (select kind from ledger_transfer where pending_id = o.transfer_id limit 1) r on true
      where ${company(sql`o.company_id`)} and ((o.points > 0 and p.amount is distinct from o.points)
        or (o.points > 0 and r.kind is distinct from
          case o.status when ${written(COMPLETED)} then 'post' when ${written(REJECTED)} then 'void' end)
        or o.points <> (select sum(greatest(l.unit_points, 0) * l.quantity) from order_line l where l.order_id = o.id))`,
  },
  {
    rule: "a top-up's points are reserved until it is settled",
    query: ({ company }) => sql`select u.id, u.status from card_topup u
      left join ledger_transfer p on p.id = u.transfer_id and p.kind = 'pending'
      left join ledger_transfer r on r.pending_id = u.transfer_id
      where ${company(sql`u.company_id`)} and (p.amount is distinct from u.points or r.kind is distinct from
        case when u.status = 'SUCCEEDED' then 'post' when u.status in ('REFUSED', 'REJECTED') then 'void' end)`,
  },
  {
    rule: OWNED_RESERVATIONS,
    query: ({ account }) => sql`select t.id, t.ref_type, t.amount from ledger_transfer t
      left join orders o on o.transfer_id = t.id and o.status in (${written(...OPEN)})
      left join card_topup u on u.transfer_id = t.id and u.settled_at is null
      where ${account(sql`t.debit_id`)} and t.kind = 'pending' and o.id is null and u.id is null
        and not exists (select from ledger_transfer r where r.pending_id = t.id)`,
  },
  {
    rule: "the points of a closed project are posted in full, those of other projects are not",
    query: ({ account, company }) => sql`with awarded as (
        select uuid, status, awarded_points from project where ${company(sql`company_id`)} and awarded_points > 0
      ), posted as (
        select ref_id, amount from ledger_transfer
        where ${account(sql`credit_id`)} and reason = 'project_survey' and ref_type = 'project'
      )
      select coalesce(p.uuid, t.ref_id) as project, p.status, p.awarded_points, t.amount
      from awarded p full join posted t on t.ref_id = p.uuid
      where p.awarded_points is distinct from t.amount or p.status <> ${written(CLOSED)}`,
  },
];

/** Rules about single products in stock. Within a scope, each reads no more than the history of its variants. */
export const STOCK_RULES: readonly Rule<StockScope>[] = [
  {
    rule: "reserved stock equals open order lines, and stock counters equal their movements",
    query: ({ variant }) => sql`with open as (
        select l.variant_id, sum(l.quantity) as pieces from order_line l
        join orders o on o.id = l.order_id
        where ${variant(sql`l.variant_id`)} and o.status in (${written(...OPEN)}) group by l.variant_id),
      moved as (
        select variant_id,
          sum(case kind when 'adjustment' then quantity when 'sale' then -quantity else 0 end) as on_hand,
          sum(case kind when 'allocation' then quantity when 'adjustment' then 0 else -quantity end) as reserved
        from stock_movement where ${variant(sql`variant_id`)} group by variant_id)
      select s.variant_id from stock s left join open using (variant_id) left join moved m using (variant_id)
      where ${variant(sql`s.variant_id`)} and (s.reserved <> coalesce(open.pieces, 0)
        or (s.on_hand, s.reserved) is distinct from (coalesce(m.on_hand, 0), coalesce(m.reserved, 0)))`,
  },
];

/** Rules about all accounts together. Each reads one row of each company, and no history. */
export const WHOLE_RULES: readonly Rule<unknown>[] = [
  {
    rule: "debits equal credits",
    query: () => sql`select sum(debits_posted) - sum(credits_posted) as posted,
        sum(debits_pending) - sum(credits_pending) as pending
      from ledger_account
      having sum(debits_posted) <> sum(credits_posted) or sum(debits_pending) <> sum(credits_pending)`,
  },
  {
    rule: "a company has exactly one points account",
    query: () => sql`select c.id from company c left join ledger_account a on a.company_id = c.id
      group by c.id having count(a.id) <> 1`,
  },
];

import { and, desc, eq } from "drizzle-orm";

import * as states from "../../areas/card/commands/card-states.ts";
import { shipCard as ship } from "../../areas/orders/commands/ship-card.ts";
import * as topUps from "../../areas/card/commands/top-ups.ts";
import type { Db, Tx } from "../../db/client.ts";
import { cardTopup, company } from "../../db/schema/index.ts";
import { metaOfRead, pageOf } from "../../kernel/paging.ts";
import { Problem } from "../../kernel/problem.ts";
import type { OperatorContext, OperatorHandler } from "../context.ts";
import { findCompany } from "./find-company.ts";

/** Runs one command on a company's card and answers the card. */
const step = ({ app }: OperatorContext, name: string, run: (tx: Tx, companyId: number) => Promise<void>) =>
  app.database.transaction(async (tx) => {
    const owner = await findCompany(tx, name);
    await run(tx, owner.id);
    const held = await states.readCard(tx, owner.id);
    if (!held?.serial || !held.shippedAt) throw new Problem("not_found");
    const { serial, status, shippedAt } = held;
    return { status: 200 as const, body: { company: owner.name, serial, status, shipped_at: shippedAt.toISOString() } };
  });

/** Completes the company's card order: the card is shipped with its serial number. */
export const shipCard: OperatorHandler<"shipCard"> = (context, { path }) =>
  step(context, path.company, (tx, id) =>
    ship(tx, { actor: "operator", now: context.app.clock.now() }, id, context.app.settings.serverKey),
  );

/** ISSUED or BLOCKED → ACTIVE. */
export const activateCard: OperatorHandler<"activateCard"> = (context, { path }) =>
  step(context, path.company, (tx, id) => states.activateCard(tx, id, context.app.clock.now()));

/** ISSUED or ACTIVE → BLOCKED. */
export const blockCard: OperatorHandler<"blockCard"> = (context, { path }) =>
  step(context, path.company, (tx, id) => states.blockCard(tx, id));

const select = (db: Db) =>
  db
    .select({ topUp: cardTopup, company: company.name })
    .from(cardTopup)
    .innerJoin(company, eq(company.id, cardTopup.companyId));

type Row = Awaited<ReturnType<typeof select>>[number];

const view = ({ topUp: { uuid, points, status, createdAt }, company: name }: Row) => ({
  uuid,
  company: name,
  points,
  status,
  created_at: createdAt.toISOString(),
});

/** Top-ups of all companies, newest first. */
export const listTopUps: OperatorHandler<"listTopUps"> = async ({ app }, { query }) => {
  const page = pageOf(query, 20);
  const condition = and(query.status === undefined ? undefined : eq(cardTopup.status, query.status));
  const rows = await select(app.database.db)
    .where(condition)
    .orderBy(desc(cardTopup.createdAt), desc(cardTopup.id))
    .limit(page.limit)
    .offset(page.offset);
  const meta = await metaOfRead(page, rows.length, () => app.database.db.$count(cardTopup, condition));
  return { status: 200, body: { data: rows.map(view), meta } };
};

/** The provider's answer to a top-up. */
export const settleTopUp: OperatorHandler<"settleTopUp"> = ({ app }, { path, body }) =>
  app.database.transaction(async (tx) => {
    const uuid = path.topup.toLowerCase();
    await topUps.settleTopUp(tx, { actor: "operator", now: app.clock.now() }, uuid, body.result);
    const [row] = await select(tx).where(eq(cardTopup.uuid, uuid));
    if (!row) throw new Problem("not_found");
    return { status: 200, body: view(row) };
  });

import { eq } from "drizzle-orm";

import { companyView } from "../company/queries/company-view.ts";
import type { Db } from "../../db/client.ts";
import { company } from "../../db/schema/index.ts";
import { type Handler, ok } from "../../http/contract/handler.ts";
import type { Schema } from "../../kernel/schema.ts";
import { pageOf } from "../../kernel/paging.ts";
import { Problem } from "../../kernel/problem.ts";
import type { Caller } from "../../kernel/caller.ts";
import { OWNED, readCard, verifyCard as verify } from "./commands/card-states.ts";
import { requestTopUp } from "./commands/top-ups.ts";
import { listTopUps, topUpView } from "./queries/top-ups.ts";

/** The id in the path must be that of the caller's company; any other answers 404. */
const requireOwn = (id: number, { companyId }: Caller): void => {
  if (id !== companyId) throw new Problem("not_found");
};

const readCompany = async (db: Db, companyId: number): Promise<Schema<"Company">> => {
  const [row] = await db.select().from(company).where(eq(company.id, companyId));
  if (!row) throw new Problem("not_found");
  return companyView(row, (await readCard(db, companyId)) ?? null);
};

/** `PATCH /v1/edenred/card/verify/{id}`: the shipped card has arrived. */
export const verifyCard: Handler<"verifyCard"> = async (app, { path, body }, { caller }) => {
  requireOwn(path.id, caller);
  return app.database.transaction(async (tx) => {
    await verify(tx, path.id, body.card_serial_number, app.clock.now());
    return ok(await readCompany(tx, path.id));
  });
};

/** `GET /v1/edenred/card/account/{id}`: the state of a verified card. */
export const getCardAccount: Handler<"getCardAccount"> = async ({ database }, { path }, { caller }) => {
  requireOwn(path.id, caller);
  const held = await database.read((db) => readCard(db, path.id));
  if (!held || !OWNED.includes(held.status)) throw new Problem("not_found");
  return ok({ currentCard: { status: held.status } });
};

/** `GET /v1/edenred/card/history`: the top-ups of the company's card. */
export const listCardHistory: Handler<"listCardHistory"> = async ({ database }, { query }, { caller }) =>
  ok(await database.read((db) => listTopUps(db, caller.companyId, pageOf(query, 4))));

/** `POST /v1/edenred/card/topup/{id}`: requests a top-up. */
export const requestCardTopUp: Handler<"requestCardTopUp"> = async (
  app,
  { path, body },
  { caller, language, once },
) => {
  requireOwn(path.id, caller);
  return once(async (tx) => {
    const row = await requestTopUp(tx, { buyer: caller, language, now: app.clock.now() }, body);
    return { status: 201 as const, body: topUpView(row) };
  });
};

import { count } from "drizzle-orm";

import type { App } from "../../app.ts";
import { appUser, auditLog, company, orders, product, project } from "../../db/schema/index.ts";
import { resetDatabase } from "../../demo/reset.ts";
import { seedTo } from "../../demo/seed/scale.ts";
import { Problem } from "../../kernel/problem.ts";
import type { OperatorHandler } from "../context.ts";

const counts = async ({ database: { db } }: App) => {
  const of = async (table: typeof company | typeof appUser | typeof project | typeof orders | typeof product) => {
    const [row] = await db.select({ total: count() }).from(table);
    return row?.total ?? 0;
  };
  return {
    companies: await of(company),
    users: await of(appUser),
    projects: await of(project),
    orders: await of(orders),
    products: await of(product),
  };
};

const refuseInProduction = ({ settings }: App): void => {
  if (settings.production) throw new Problem("state_conflict");
};

/** Adds missing seed data. */
export const seedData: OperatorHandler<"seedData"> = async ({ app }, { body }) => {
  refuseInProduction(app);
  await seedTo(app, body.scale ?? 1);
  return { status: 200, body: await counts(app) };
};

/** Deletes everything and seeds again; all sessions end. */
export const resetData: OperatorHandler<"resetData"> = async ({ app, maintenance }) => {
  refuseInProduction(app);
  await resetDatabase(app);
  await app.database.transaction((tx) => maintenance.set(tx, false));
  // The audit record of this call was deleted too, so it is written again.
  await app.database.db.insert(auditLog).values({ actor: "operator", action: "resetData", createdAt: app.clock.now() });
  return { status: 200, body: await counts(app) };
};

import { desc, eq } from "drizzle-orm";

import type { Db } from "../../../db/client.ts";
import { cardTopup } from "../../../db/schema/index.ts";
import { metaOf, type Page } from "../../../kernel/paging.ts";
import type { Schema } from "../../../kernel/schema.ts";

/** A top-up as stored in the database. */
export type TopUpRow = typeof cardTopup.$inferSelect;

/** A top-up as shown in the history. */
export const topUpView = ({ uuid, status, createdAt, points, local }: TopUpRow): Schema<"CardHistoryEntry"> => ({
  uuid,
  status,
  dateTime: createdAt.toISOString(),
  amount: { points, local },
});

/** A page of a company's top-ups, newest first. */
export const listTopUps = async (db: Db, companyId: number, page: Page) => {
  const mine = eq(cardTopup.companyId, companyId);
  const reading = db
    .select()
    .from(cardTopup)
    .where(mine)
    .orderBy(desc(cardTopup.createdAt), desc(cardTopup.id))
    .limit(page.limit)
    .offset(page.offset);
  const [rows, total] = await Promise.all([reading, db.$count(cardTopup, mine)]);
  return { data: rows.map(topUpView), meta: metaOf(page, total) };
};

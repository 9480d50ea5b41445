import { and, eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";

import { withBackend } from "../../testing/backend.ts";
import { product } from "../schema/index.ts";
import { hasUuid } from "./has-uuid.ts";

const backend = withBackend();
const db = () => backend().database.db;

it("finds a row by its uuid in any case, with another condition too", async () => {
  const [first] = await db().select().from(product).limit(1);
  if (!first) throw new Error("The demo has no products.");
  for (const text of [first.uuid, first.uuid.toUpperCase()]) {
    const found = await db()
      .select({ id: product.id })
      .from(product)
      .where(and(hasUuid(product.uuid, text), eq(product.id, first.id)));
    expect(found).toEqual([{ id: first.id }]);
  }
});

it.each(["", "logo.png", "01900000000070008000000000000000", "{01900000-0000-7000-8000-000000000000}", "x'; --"])(
  "finds no row by %j, and the database refuses nothing",
  async (text) => {
    expect(await db().$count(product, hasUuid(product.uuid, text))).toBe(0);
  },
);

it("reads the index", async () => {
  await db().transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    const query = tx.select().from(product).where(hasUuid(product.uuid, "01900000-0000-7000-8000-000000000000"));
    const { rows } = await tx.execute<{ "QUERY PLAN": string }>(sql`explain ${query}`);
    expect(rows.map((row) => row["QUERY PLAN"]).join("\n")).toContain("product_uuid_key");
  });
});

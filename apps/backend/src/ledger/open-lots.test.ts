import { and, asc, eq, gt, sql } from "drizzle-orm";
import { expect, it } from "vitest";

import { lotUse, pointsLot } from "../db/schema/index.ts";
import { newUuid } from "../kernel/uuid.ts";
import { withBackend } from "../testing/backend.ts";
import { grant, reserve, voidTransfer } from "./ledger.ts";

// Only a server shows which rows another connection has locked.
const backend = withBackend({ kind: "postgres" });

it("an order locks the lots that it takes from, the earliest expiry first, and no others", async () => {
  const { database, clock } = backend();
  const { companyId } = await backend().person("marek@dachserwis.example");
  const now = clock.now();
  const lots = 30;
  for (let number = lots; number > 0; number--)
    await database.transaction((tx) =>
      grant(tx, {
        companyId,
        amount: 10,
        reason: "trainings",
        ref: { type: "grant", id: newUuid(now) },
        actor: "operator",
        now,
        // Later ones expire earlier: the order is not that of the rows.
        expiresAt: new Date(now.getTime() + number * 1_000),
      }),
    );
  const open = await database.db
    .select({ id: pointsLot.id })
    .from(pointsLot)
    .where(and(eq(pointsLot.companyId, companyId), gt(pointsLot.remaining, 0)))
    .orderBy(asc(pointsLot.expiresAt), asc(pointsLot.id));
  expect(open.length).toBeGreaterThanOrEqual(lots);
  /** Open lots that nobody has locked. */
  const free = async (): Promise<number> => {
    const { rows } = await database.db.execute<{ free: number }>(
      sql`select count(*)::int as free from (select id from points_lot
        where company_id = ${companyId} and remaining > 0 for no key update skip locked) unlocked`,
    );
    return rows[0]?.free ?? 0;
  };
  expect(await free()).toBe(open.length);
  await database.transaction(async (tx) => {
    const ref = { type: "order", id: newUuid(now) } as const;
    const transferId = await reserve(tx, { companyId, amount: 25, ref, actor: "operator", now });
    expect(await free()).toBe(open.length - 3);
    const uses = await tx
      .select({ id: lotUse.lotId, amount: lotUse.amount })
      .from(lotUse)
      .where(eq(lotUse.transferId, transferId));
    const amounts = new Map(uses.map(({ id, amount }) => [id, amount]));
    expect([...amounts.keys()].toSorted((one, other) => one - other)).toEqual(
      open
        .slice(0, 3)
        .map(({ id }) => id)
        .toSorted((one, other) => one - other),
    );
    expect(open.slice(0, 3).map(({ id }) => amounts.get(id))).toEqual([10, 10, 5]);
    // The ledger keeps a reservation of an order only.
    await voidTransfer(tx, { pendingId: transferId, actor: "operator", now });
  });
});

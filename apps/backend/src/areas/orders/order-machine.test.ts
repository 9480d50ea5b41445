import { and, desc, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";

import type { Tx } from "../../db/client.ts";
import { notification, orderEvent, orders, stock, variant } from "../../db/schema/index.ts";
import { variantUuid } from "../../demo/seed/seed-shop.ts";
import { balanceOf } from "../../ledger/accounts.ts";
import { withBackend } from "../../testing/backend.ts";
import { buyerOf, cartOf, setBalance } from "../../testing/shop.ts";
import { approveOrder, completeOrder, failOrder, rejectOrder } from "./commands/order-steps.ts";
import { mayMove, type OrderStatus } from "./rules/order-status.ts";
import { placeOrder, type Buyer } from "./commands/place-order.ts";
import { codeOfError } from "../../testing/body-of.ts";

const backend = withBackend();
const hammer = variantUuid("pl", "hammer");
let buyer: Buyer;

beforeAll(async () => {
  buyer = await buyerOf(backend(), "marek@dachserwis.example");
});

const run = <T>(command: (tx: Tx) => Promise<T>) => backend().database.transaction(command);
const step = () => ({ actor: "operator", now: backend().clock.now() });
const place = () =>
  run((tx) => placeOrder(tx, { buyer, language: "en", now: backend().clock.now() }, cartOf(4, hammer)));
const statusOf = async (uuid: string) => {
  const [row] = await backend().database.db.select().from(orders).where(eq(orders.uuid, uuid));
  return row?.status;
};
const pieces = async () => {
  const [row] = await backend()
    .database.db.select({ onHand: stock.onHand, reserved: stock.reserved })
    .from(stock)
    .innerJoin(variant, eq(variant.id, stock.variantId))
    .where(eq(variant.uuid, hammer));
  return row ?? { onHand: 0, reserved: 0 };
};
const state = async () => ({ stock: await pieces(), points: await balanceOf(backend().database.db, buyer.companyId) });

const STEPS: Record<2 | 3 | 4 | 5, (uuid: string) => Promise<void>> = {
  2: (uuid) => run((tx) => approveOrder(tx, step(), uuid)),
  3: (uuid) => run((tx) => completeOrder(tx, step(), uuid, backend().app.settings.serverKey)),
  4: (uuid) => run((tx) => rejectOrder(tx, step(), uuid)),
  5: (uuid) => run((tx) => failOrder(tx, step(), uuid)),
};
/** The commands that lead to each status. */
const WAYS: Record<OrderStatus, readonly (2 | 3 | 4 | 5)[]> = { 1: [], 2: [2], 3: [2, 3], 4: [4], 5: [5] };
const TO = [2, 3, 4, 5] as const;

type State = Awaited<ReturnType<typeof state>>;
/** Four hammers at 45 points, reserved. */
const held = ({ stock: { onHand, reserved }, points }: State): State => ({
  stock: { onHand, reserved: reserved + 4 },
  points: { spendable: points.spendable - 180, reserved: points.reserved + 180 },
});
const spent = ({ stock: { onHand, reserved }, points }: State): State => ({
  stock: { onHand: onHand - 4, reserved },
  points: { ...points, spendable: points.spendable - 180 },
});
/** Expected points, stock and card after an order reached each status. */
const KEPT: Record<OrderStatus, (before: State) => State> = {
  1: held,
  2: held,
  3: spent,
  4: (before) => before,
  5: held,
};
const PAIRS = ([1, 2, 3, 4, 5] as const).flatMap((from) => TO.map((to) => [from, to] as const));

describe("the status machine of an order (ORD-5)", () => {
  it("allows eight transitions", () => {
    expect(PAIRS.filter(([from, to]) => mayMove(from, to)).map((pair) => pair.join("→"))).toEqual([
      "1→2",
      "1→4",
      "1→5",
      "2→3",
      "2→4",
      "2→5",
      "5→2",
      "5→4",
    ]);
  });

  it.each(PAIRS)("from %d to %d", async (from, to) => {
    await setBalance(backend(), buyer.companyId, 1284);
    const before = await state();
    const uuid = await place();
    expect(await state()).toEqual(held(before));
    for (const way of WAYS[from]) await STEPS[way](uuid);
    const outcome = await STEPS[to](uuid).then(() => "moved", codeOfError);
    const moves = mayMove(from, to);
    expect(outcome).toBe(moves ? "moved" : "state_conflict");
    expect(await statusOf(uuid)).toBe(moves ? to : from);
    expect(await state()).toEqual(KEPT[moves ? to : from](before));
  });

  it("records each transition with actor and note", async () => {
    const uuid = await place();
    await run((tx) => failOrder(tx, { ...step(), reason: "No courier" }, uuid));
    await STEPS[2](uuid);
    const [order] = await backend().database.db.select().from(orders).where(eq(orders.uuid, uuid));
    const events = await backend()
      .database.db.select()
      .from(orderEvent)
      .where(eq(orderEvent.orderId, order?.id ?? 0))
      .orderBy(orderEvent.id);
    expect(events).toMatchObject([
      { fromStatus: null, toStatus: 1, actor: `user:${buyer.userUuid}` },
      { fromStatus: 1, toStatus: 5, actor: "operator", reason: "No courier" },
      { fromStatus: 5, toStatus: 2, actor: "operator" },
    ]);
  });

  it("notifies the buyer; a rejection's note comes with the order number", async () => {
    const uuid = await place();
    await run((tx) => rejectOrder(tx, { ...step(), reason: "Sold by mistake" }, uuid));
    const [order] = await backend().database.db.select().from(orders).where(eq(orders.uuid, uuid));
    const [sent] = await backend()
      .database.db.select()
      .from(notification)
      .where(and(eq(notification.userId, buyer.userId), eq(notification.event, "order_rejected")))
      .orderBy(desc(notification.id))
      .limit(1);
    expect(sent).toMatchObject({ text: `${order?.number}: Sold by mistake`, params: { points: 180 } });
  });

  it("answers 404 for an unknown order", async () => {
    await expect(STEPS[2]("0193b2c9-93f7-76cc-9d82-d5f71294b6d8")).rejects.toMatchObject({ code: "not_found" });
  });
});

describe("is enforced by the database", () => {
  const refused = async (statement: string) => expect(backend().database.exec(statement)).rejects.toThrow();
  const anOrder = "(select id from orders where status = 3 and points > 0 limit 1)";

  it.each([
    ["a forbidden transition", `update orders set status = 1 where id = ${anOrder}`],
    ["other points", `update orders set points = points + 1 where id = ${anOrder}`],
    ["deleting an order", `delete from orders where id = ${anOrder}`],
    ["changing an order line", "update order_line set quantity = 1"],
    ["changing an order event", "update order_event set actor = 'x'"],
    ["more reserved than on hand", "update stock set reserved = on_hand + 1"],
    ["a negative reservation", "update stock set reserved = -1"],
    ["changing a stock movement", "update stock_movement set quantity = 1"],
    [
      "a line sold twice",
      "insert into stock_movement (variant_id, kind, quantity, line_id, actor, created_at) select variant_id, kind, quantity, line_id, actor, created_at from stock_movement where kind = 'sale' limit 1",
    ],
    [
      "a line sold and given back",
      "insert into stock_movement (variant_id, kind, quantity, line_id, actor, created_at) select variant_id, 'release', quantity, line_id, actor, created_at from stock_movement where kind = 'sale' limit 1",
    ],
    ["a negative price", "update variant set price = -1 where product_type = 'goods'"],
    ["a second free card", "update variant set price = -1 where product_type = 'club_card'"],
    ["a card order that costs points", "update orders set points = 5 where type = 'club_card'"],
    ["settling a top-up twice", "update card_topup set status = 'REFUSED' where status = 'SUCCEEDED'"],
    [
      "a top-up of another worth",
      "insert into card_topup (uuid, company_id, user_id, variant_id, points, local, transfer_id, created_at) select gen_random_uuid(), company_id, user_id, variant_id, points, points, transfer_id, created_at from card_topup limit 1",
    ],
    ["changing a voucher", "update voucher set piece = 9"],
  ])("%s", (_, statement) => refused(statement));
});

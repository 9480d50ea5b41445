import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { inLongRun } from "../../../../../test-sample.ts";

import { company, orders, product, stock, variant } from "../../db/schema/index.ts";
import { variantUuid } from "../../demo/seed/seed-shop.ts";
import { seedUuid } from "../../demo/seed/seed-uuid.ts";
import { balanceOf } from "../../ledger/accounts.ts";
import { withBackend } from "../../testing/backend.ts";
import { buyerOf, cartOf, SHOP_LIMITS, setBalance } from "../../testing/shop.ts";
import { placeOrder, type Buyer } from "./commands/place-order.ts";
import { bodyOf, codeOfError } from "../../testing/body-of.ts";
import { times } from "../../testing/times.ts";

// The embedded database has one session, so races need a PostgreSQL server.
const backend = withBackend({ kind: "postgres", settings: { rateLimits: SHOP_LIMITS } });
const ROUNDS = inLongRun(5, 1);
const LIIS = "liis@katus.example";
/** Ten points; Serbia has no minimum order. */
const SERBIAN = "stefan@krovni.example";
let token: string;
let buyer: Buyer;

const count = (answers: readonly { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length;

beforeAll(async () => {
  buyer = await buyerOf(backend(), SERBIAN);
  await backend()
    .database.db.update(company)
    .set({ registrationNumber: "101234567" })
    .where(eq(company.id, buyer.companyId));
  ({ token } = await backend().signIn(SERBIAN));
});

const order = (headers: Record<string, string> = {}) =>
  backend().call("POST", "/v2/orders", { token, body: cartOf(10, variantUuid("rs", "pen")), headers });

describe("parallel orders", () => {
  it("64 orders of 10 points on a balance of 100: exactly 10 succeed", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await setBalance(backend(), buyer.companyId, 100);
      const done = new AbortController();
      const seen: number[] = [];
      const watch = (async () => {
        while (!done.signal.aborted) seen.push((await balanceOf(backend().database.db, buyer.companyId)).spendable);
      })();
      const answers = await times(64, () => order());
      done.abort();
      await watch;
      expect([count(answers, 201), count(answers, 422)]).toEqual([10, 54]);
      expect(Math.min(...seen)).toBeGreaterThanOrEqual(0);
      expect((await balanceOf(backend().database.db, buyer.companyId)).spendable).toBe(0);
    }
  });

  it("200 buyers of the last 7 pieces: exactly 7 succeed", async () => {
    const uuid = variantUuid("ee", "pen");
    const [row] = await backend().database.db.select().from(variant).where(eq(variant.uuid, uuid));
    const id = row?.id ?? 0;
    await backend().database.exec(`insert into stock_movement (variant_id, kind, quantity, actor, created_at)
      select variant_id, 'adjustment', 7 + reserved - on_hand, 'test', now() from stock where variant_id = ${id}`);
    // All companies are in one country, so that they compete for the same stock row.
    const emails = [LIIS, "mantas@stogulangai.example", "andris@jumti.example", "taras@dakhmaister.example", SERBIAN];
    const buyers = await Promise.all(emails.map((email) => buyerOf(backend(), email)));
    for (const { companyId } of buyers) await setBalance(backend(), companyId, 1000);
    const [pen] = await backend()
      .database.db.select()
      .from(product)
      .where(eq(product.uuid, seedUuid("product ee pen")));
    const regionId = pen?.regionId ?? 0;
    const results = await times(200, (index) => {
      const chosen = buyers[index % buyers.length] ?? buyer;
      return backend()
        .database.transaction((tx) =>
          // A country without a minimum order, because one piece costs one point.
          placeOrder(
            tx,
            {
              buyer: { ...chosen, regionId, regionSlug: "rs" },
              language: "en",
              now: backend().clock.now(),
            },
            cartOf(1, uuid),
          ),
        )
        .then(() => "bought", codeOfError);
    });
    expect(results.filter((result) => result === "bought")).toHaveLength(7);
    expect(results.filter((result) => result === "insufficient_stock")).toHaveLength(193);
    const [left] = await backend().database.db.select().from(stock).where(eq(stock.variantId, id));
    expect(left?.reserved).toBe(left?.onHand);
  });

  it(
    "64 orders while the price changes: none costs more than it was shown with (CHK-22)",
    { tags: "long" },
    async () => {
      await setBalance(backend(), buyer.companyId, 1000);
      const uuid = variantUuid("rs", "pen");
      const priceOf = (price: number) =>
        backend().database.db.update(variant).set({ price }).where(eq(variant.uuid, uuid));
      const shown = cartOf(10, uuid);
      const body = { ...shown, order: shown.order.map((line) => ({ ...line, shownPrice: 1 })) };
      const done = new AbortController();
      const office = (async () => {
        for (let price = 2; !done.signal.aborted; price = 3 - price) await priceOf(price);
      })();
      const answers = await times(64, () => backend().call("POST", "/v2/orders", { token, body }));
      done.abort();
      await office;
      await priceOf(1);
      const placed = answers.filter(({ status }) => status === 201);
      expect(new Set(placed.map((answer) => bodyOf("createOrder", answer).points))).toEqual(
        new Set(placed.length > 0 ? [10] : []),
      );
      for (const answer of answers.filter(({ status }) => status !== 201))
        expect(answer).toMatchObject({ status: 422, body: { code: "price_changed" } });
      expect((await balanceOf(backend().database.db, buyer.companyId)).spendable).toBe(1000 - 10 * placed.length);
    },
  );

  it("the same key sent 50 times has one effect", async () => {
    await setBalance(backend(), buyer.companyId, 500);
    const own = eq(orders.companyId, buyer.companyId);
    const before = await backend().database.db.$count(orders, own);
    const answers = await times(50, () => order({ "idempotency-key": "fifty" }));
    const good = answers.filter(({ status }) => status === 201);
    expect(good.length + count(answers, 409)).toBe(50);
    expect(new Set(good.map((answer) => bodyOf("createOrder", answer).uuid)).size).toBe(1);
    expect(good.filter(({ headers }) => headers["idempotent-replayed"] === undefined)).toHaveLength(1);
    expect(await backend().database.db.$count(orders, own)).toBe(before + 1);
    expect((await balanceOf(backend().database.db, buyer.companyId)).spendable).toBe(490);
    expect((await order({ "idempotency-key": "fifty" })).status).toBe(201);
  });
});

import { HOUR } from "@lucarne/api-client/durations";
import { and, eq, isNull, inArray } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";

import type { Tx } from "../../db/client.ts";
import {
  card,
  company,
  notification,
  orders,
  productModel,
  productSerial,
  project,
  scan,
} from "../../db/schema/index.ts";
import { variantUuid } from "../../demo/seed/seed-shop.ts";
import { balanceOf } from "../../ledger/accounts.ts";
import { rejectOrder } from "../orders/commands/order-steps.ts";
import { placeOrder, type Buyer } from "../orders/commands/place-order.ts";
import { withBackend } from "../../testing/backend.ts";
import { buyerOf, CUSTOMER, SHOP_LIMITS, setBalance } from "../../testing/shop.ts";
import { newUuid } from "../../kernel/uuid.ts";
import { activateCard, blockCard } from "./commands/card-states.ts";
import { shipCard } from "../orders/commands/ship-card.ts";
import { settleTopUp } from "./commands/top-ups.ts";
import { bodyOf, codeOfError } from "../../testing/body-of.ts";
import { matchers } from "../../../../../test-matchers.ts";

const backend = withBackend({ settings: { rateLimits: SHOP_LIMITS } });
const MAREK = "marek@dachserwis.example";
const KAMIL = "kamil@dekarzmazur.example";
const cardVariant = variantUuid("pl", "club-card", "card");
const hundred = variantUuid("pl", "club-card", "100");
let token: string;
let buyer: Buyer;

const run = <T>(command: (tx: Tx) => Promise<T>) => backend().database.transaction(command);
const step = () => ({ actor: "operator", now: backend().clock.now() });
const cardOrder = (variantGuid = cardVariant, quantity = 1) => ({
  type: "card" as const,
  order: [{ variantGuid, quantity }],
  customer: CUSTOMER,
});

describe("the order of the card", () => {
  let running = 0;

  /** Gives the company of these tests exactly this many windows, scanned at these moments. */
  const scanWindows = async (...days: Date[]) => {
    const [own] = await backend().database.db.select().from(project).where(eq(project.companyId, buyer.companyId));
    await backend()
      .database.db.update(scan)
      .set({ removedAt: backend().clock.now() })
      .where(eq(scan.projectId, own?.id ?? 0));
    const [model] = await backend().database.db.select().from(productModel).limit(1);
    for (const createdAt of days) {
      const serial = `LUCARD${String(++running).padStart(6, "0")}`;
      await backend()
        .database.db.insert(productSerial)
        .values({
          serial,
          productGroup: "roof_window_top_hung",
          model: model?.sku ?? "",
          isWindow: true,
          regions: [10],
        });
      await backend()
        .database.db.insert(scan)
        .values({
          uuid: newUuid(createdAt),
          serial,
          projectId: own?.id ?? 0,
          userId: buyer.userId,
          companyId: buyer.companyId,
          productGroup: "roof_window_top_hung",
          isWindow: true,
          basePoints: 20,
          flag: 2,
          createdAt,
        });
    }
  };
  const many = (count: number, at: Date) => Array.from({ length: count }, () => at);
  /** Places an order at a moment and rolls it back. */
  const orderAt = async (now: Date, request = cardOrder()) => {
    const result = await run(async (tx) => {
      await placeOrder(tx, { buyer, language: "en", now }, request);
      throw new Error("placed");
    }).catch((error: unknown) => error);
    const refusal = codeOfError(result);
    return refusal instanceof Error ? refusal.message : refusal;
  };

  beforeAll(async () => {
    ({ token } = await backend().signIn(KAMIL));
    buyer = await buyerOf(backend(), KAMIL);
  });
  const order = (body: unknown) => backend().call("POST", "/v2/orders", { token, body });

  it("is refused with nine windows scanned this year and accepted with ten", async () => {
    const now = backend().clock.now();
    await scanWindows(...many(9, now));
    expect(await order(cardOrder())).toMatchObject({
      status: 409,
      body: { code: "not_enough_scans", errors: { card: [matchers.stringContaining("Scanned: 9.")] } },
    });
    await scanWindows(...many(10, now));
    expect(await orderAt(now)).toBe("placed");
  });

  it("is placed as free when it was shown as free, and refused when it was shown with a price (CHK-22)", async () => {
    const now = backend().clock.now();
    await scanWindows(...many(10, now));
    const shown = (shownPrice: number) => ({
      ...cardOrder(),
      order: [{ variantGuid: cardVariant, quantity: 1, shownPrice }],
    });
    for (const price of [0, 5])
      expect(await order(shown(price))).toMatchObject({
        status: 422,
        body: {
          code: "price_changed",
          errors: { "order.0.shownPrice": [matchers.stringMatching(/^New price in points: 0 \(.+\)\.$/)] },
        },
      });
    expect(await order({ ...cardOrder(), expected_points: 5 })).toMatchObject({
      status: 409,
      body: { code: "total_changed", total: 0 },
    });
    const free = { ...shown(-1), expected_points: 0 };
    expect(await orderAt(now, free)).toBe("placed");
  });

  it("does not count removed scans, rejected scans and products that are not windows", async () => {
    const now = backend().clock.now();
    await scanWindows(...many(10, now));
    const [own] = await backend().database.db.select().from(project).where(eq(project.companyId, buyer.companyId));
    const [one] = await backend()
      .database.db.select()
      .from(scan)
      .where(and(eq(scan.projectId, own?.id ?? 0), isNull(scan.removedAt)));
    const change = (values: Partial<typeof scan.$inferInsert>) =>
      backend()
        .database.db.update(scan)
        .set(values)
        .where(eq(scan.id, one?.id ?? 0));
    await change({ flag: 3 });
    expect(await orderAt(now)).toBe("not_enough_scans");
    await change({ flag: 1 });
    expect(await orderAt(now)).toBe("placed");
    await change({ removedAt: now });
    expect(await orderAt(now)).toBe("not_enough_scans");
    await change({ removedAt: null });
    await change({ isWindow: false });
    expect(await orderAt(now)).toBe("not_enough_scans");
  });

  it("counts the year by the country's calendar (Warsaw), not by UTC", async () => {
    const year = 2031;
    // Warsaw is an hour ahead in winter.
    const newYear = Date.UTC(year, 0, 1) - HOUR;
    await scanWindows(...many(10, new Date(newYear - 60_000)));
    expect(await orderAt(new Date(newYear - 1000))).toBe("placed");
    expect(await orderAt(new Date(newYear))).toBe("not_enough_scans");
    await scanWindows(...many(10, new Date(newYear)));
    expect(await orderAt(new Date(newYear + 1000))).toBe("placed");
  });

  it("accepts only the card itself, one piece", async () => {
    await scanWindows(...many(10, backend().clock.now()));
    expect(await order(cardOrder(hundred))).toMatchObject({ status: 422 });
    expect(await order(cardOrder(cardVariant, 2))).toMatchObject({
      status: 422,
      body: { errors: { "order.0.quantity": [matchers.any(String)] } },
    });
    expect(await order(cardOrder(variantUuid("pl", "pen")))).toMatchObject({ status: 422 });
  });

  it("costs nothing, keeps the price of −1 and makes the card pending; a rejection clears that", async () => {
    await setBalance(backend(), buyer.companyId, 0);
    const answer = await order(cardOrder());
    expect(answer).toMatchObject({
      status: 201,
      body: { points: 0, meta: { type: "club_card", contents: [{ price: -1, quantity: 1 }], response: null } },
    });
    const self = async () =>
      bodyOf("getCurrentUser", await backend().call("GET", "/v1/company/user/self", { token })).company;
    expect(await self()).toMatchObject({ pending_edenred_card: 1, edenred_card: null, has_edenred_card: 0 });
    expect(await order(cardOrder())).toMatchObject({
      status: 409,
      body: { code: "pending_card", errors: { card: [matchers.any(String)] } },
    });
    await run((tx) => rejectOrder(tx, step(), bodyOf("createOrder", answer).uuid));
    expect(await self()).toMatchObject({ pending_edenred_card: 0 });
    expect(await order(cardOrder())).toMatchObject({ status: 201 });
  });

  it("leads to shipping, verifying, activating and blocking", async () => {
    const { companyId } = buyer;
    const verify = (serial: unknown, id = companyId) =>
      backend().call("PATCH", `/v1/edenred/card/verify/${id}`, { token, body: { card_serial_number: serial } });
    const account = () => backend().call("GET", `/v1/edenred/card/account/${companyId}`, { token });
    expect(await verify("0000000000")).toMatchObject({ status: 409, body: { code: "card_not_shipped" } });
    await expect(run((tx) => activateCard(tx, companyId, step().now))).rejects.toMatchObject({
      code: "state_conflict",
    });
    await run((tx) => shipCard(tx, step(), companyId, backend().app.settings.serverKey));
    await expect(run((tx) => shipCard(tx, step(), companyId, backend().app.settings.serverKey))).rejects.toMatchObject({
      code: "state_conflict",
    });
    const [shipped] = await backend().database.db.select().from(card).where(eq(card.companyId, companyId));
    const serial = shipped?.serial ?? "";
    expect(serial).toMatch(/^\d{10}$/);
    const [told] = await backend()
      .database.db.select()
      .from(notification)
      .where(and(eq(notification.userId, buyer.userId), eq(notification.event, "card_shipped")));
    expect(told?.params).toEqual({ serial });
    expect(await order(cardOrder())).toMatchObject({ status: 409, body: { code: "card_exists" } });
    expect(await account()).toMatchObject({ status: 404 });
    for (const wrong of ["123456789", "12345678901", "12345678a0", 1234567890])
      expect(await verify(wrong)).toMatchObject({
        status: 422,
        body: { errors: { card_serial_number: [matchers.any(String)] } },
      });
    expect(await verify("0000000000")).toMatchObject({
      status: 422,
      body: { errors: { card_serial_number: [matchers.any(String)] } },
    });
    expect(await verify(serial, companyId + 1)).toMatchObject({ status: 404, body: { code: "not_found" } });
    expect(await verify(serial)).toMatchObject({
      status: 200,
      body: { has_edenred_card: 1, edenred_card: { status: "ISSUED" }, pending_edenred_card: 0 },
    });
    expect(await verify(serial)).toMatchObject({ status: 409, body: { code: "card_exists" } });
    expect(await account()).toMatchObject({ status: 200, body: { currentCard: { status: "ISSUED" } } });
    await run((tx) => activateCard(tx, companyId, step().now));
    expect(await account()).toMatchObject({ body: { currentCard: { status: "ACTIVE" } } });
    await run((tx) => blockCard(tx, companyId));
    expect(await account()).toMatchObject({ body: { currentCard: { status: "BLOCKED" } } });
    await run((tx) => activateCard(tx, companyId, step().now));
  });
});

describe("top-ups", () => {
  let own: number;
  beforeAll(async () => {
    ({ token } = await backend().signIn(MAREK));
    ({ companyId: own } = await backend().person(MAREK));
  });
  beforeEach(() => setBalance(backend(), own, 1284));
  const topUp = (
    variant_uuid = hundred,
    {
      id = own,
      headers = {},
      terms = 1,
      as = token,
    }: { id?: number; headers?: Record<string, string>; terms?: number; as?: string } = {},
  ) =>
    backend().call("POST", `/v1/edenred/card/topup/${id}`, {
      token: as,
      body: { variant_uuid, terms_accepted: terms },
      headers,
    });
  const balance = () => balanceOf(backend().database.db, own);

  it("reserve the amount at once, with two units of local currency per point", async () => {
    const before = await balance();
    expect(await topUp()).toMatchObject({
      status: 201,
      body: { status: "PENDING", amount: { points: 100, local: 200 } },
    });
    expect(await balance()).toEqual({ spendable: before.spendable - 100, reserved: before.reserved + 100 });
    expect(await backend().call("GET", "/v1/edenred/card/history", { token })).toMatchObject({
      status: 200,
      body: { data: [{ status: "PENDING", amount: { points: 100, local: 200 } }, {}, {}, {}], meta: { per_page: 4 } },
    });
  });

  it.each([
    ["succeed", "SUCCEEDED", 1184, "topup_succeeded"],
    ["refuse", "REFUSED", 1284, "topup_refused"],
    ["reject", "REJECTED", 1284, "topup_refused"],
  ] as const)("settled by %s", async (result, status, spendable, event) => {
    const before = await balance();
    const { uuid } = bodyOf("requestCardTopUp", await topUp());
    await run((tx) => settleTopUp(tx, step(), uuid, result));
    expect(await balance()).toEqual({ spendable, reserved: before.reserved });
    await expect(run((tx) => settleTopUp(tx, step(), uuid, "succeed"))).rejects.toMatchObject({
      code: "state_conflict",
    });
    const history = await backend().call("GET", "/v1/edenred/card/history?limit=100", { token });
    expect(bodyOf("listCardHistory", history).data.find((one) => one.uuid === uuid)?.status).toBe(status);
    expect(await backend().database.db.$count(notification, eq(notification.event, event))).toBeGreaterThan(0);
  });

  it("need an ACTIVE card", async () => {
    const setStatus = (status: "ISSUED" | "ACTIVE" | "BLOCKED") =>
      backend().database.db.update(card).set({ status }).where(eq(card.companyId, own));
    for (const status of ["ISSUED", "BLOCKED"] as const) {
      await setStatus(status);
      expect(await topUp()).toMatchObject({
        status: 409,
        body: { code: "card_not_active", errors: { card: [matchers.any(String)] } },
      });
    }
    await setStatus("ACTIVE");
    const { token: none } = await backend().signIn("tomas@strechynovak.example");
    const { companyId } = await backend().person("tomas@strechynovak.example");
    expect(await topUp(hundred, { id: companyId, as: none })).toMatchObject({
      status: 409,
      body: { code: "card_not_active" },
    });
  });

  it("need the points, accepted terms and an amount of the country's card", async () => {
    await setBalance(backend(), own, 99);
    expect(await topUp()).toMatchObject({
      status: 422,
      body: { code: "insufficient_points", errors: { points: [matchers.any(String)] } },
    });
    await setBalance(backend(), own, 100);
    expect(await topUp()).toMatchObject({ status: 201 });
    await setBalance(backend(), own, 1284);
    expect(await topUp(hundred, { terms: 0 })).toMatchObject({
      status: 422,
      body: { errors: { terms_accepted: [matchers.any(String)] } },
    });
    for (const wrong of [cardVariant, variantUuid("pl", "pen"), variantUuid("cz", "pen")])
      expect(await topUp(wrong)).toMatchObject({
        status: 422,
        body: { code: "product_unavailable", errors: { variant_uuid: [matchers.any(String)] } },
      });
    expect((await balance()).spendable).toBe(1284);
  });

  it("cost the points that were shown, or are refused with the new ones (CHK-22)", async () => {
    const shown = (points: object) =>
      backend().call("POST", `/v1/edenred/card/topup/${own}`, {
        token,
        body: { variant_uuid: hundred, terms_accepted: 1, ...points },
      });
    const before = (await balance()).spendable;
    for (const points of [{ shown_price: 90 }, { shown_price: 90, expected_points: 100 }])
      expect(await shown(points)).toMatchObject({
        status: 422,
        body: {
          code: "price_changed",
          errors: { shown_price: [matchers.stringMatching(/^New price in points: 100 /)] },
        },
      });
    for (const points of [{ expected_points: 90 }, { shown_price: 90, expected_points: 90 }])
      expect(await shown(points)).toMatchObject({
        status: 409,
        body: { code: "total_changed", total: 100, errors: { expected_points: ["New total in points: 100."] } },
      });
    expect((await balance()).spendable).toBe(before);
    expect(await shown({ shown_price: 100, expected_points: 100 })).toMatchObject({
      status: 201,
      body: { amount: { points: 100, local: 200 } },
    });
    await setBalance(backend(), own, 1284);
  });

  it("are refused for another company and in an emulated session", async () => {
    expect(await topUp(hundred, { id: own + 1 })).toMatchObject({ status: 404, body: { code: "not_found" } });
    expect(await backend().call("GET", `/v1/edenred/card/account/${own + 1}`, { token })).toMatchObject({
      status: 404,
    });
    const { id } = await backend().person(MAREK);
    const emulated = await backend().emulate(id);
    expect(await topUp(hundred, { as: emulated })).toMatchObject({ status: 403, body: { code: "emulated_session" } });
    const verify = { token: emulated, body: { card_serial_number: "0000000000" } };
    expect(await backend().call("PATCH", `/v1/edenred/card/verify/${own}`, verify)).toMatchObject({ status: 403 });
    expect(await backend().call("GET", `/v1/edenred/card/account/${own}`, { token: emulated })).toMatchObject({
      status: 200,
    });
  });

  it("with the same key are made once", async () => {
    const headers = { "idempotency-key": "top-up" };
    const first = await topUp(hundred, { headers });
    expect(await topUp(hundred, { headers })).toMatchObject({
      status: 201,
      body: first.body,
      headers: { "idempotent-replayed": "true" },
    });
    expect((await balance()).spendable).toBe(1184);
  });
});

it("the demo's cards are pending, shipped and active", async () => {
  const rows = await backend()
    .database.db.select({ name: company.name, status: card.status })
    .from(card)
    .innerJoin(company, eq(company.id, card.companyId))
    .where(inArray(company.name, ["Okna Beskid", "Poddasze Plus", "Dach-Serwis Kowalczyk"]));
  expect(rows.map(({ status }) => status).toSorted()).toEqual(["ACTIVE", "PENDING", "SHIPPED"]);
  expect(await backend().database.db.$count(orders, eq(orders.type, "club_card"))).toBeGreaterThanOrEqual(3);
});

import { eq, ne } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { company, orders, product, region } from "../db/schema/index.ts";
import { seedUuid } from "../demo/seed/seed-uuid.ts";
import { withBackend } from "../testing/backend.ts";
import { buildOperatorServer } from "./server.ts";
import { operatorBodyOf } from "../testing/operator-body-of.ts";
import { matchers } from "../../../../test-matchers.ts";

const backend = withBackend();
const TOKEN = "operator-token-of-the-tests-0123456789";
let operator: FastifyInstance;

beforeAll(async () => {
  const { app, server } = backend();
  operator = await buildOperatorServer(
    { app, maintenance: server.maintenance, publicUrl: "https://club.example", runDue: async () => 0 },
    TOKEN,
  );
});
afterAll(() => operator.close());

const call = async (method: "GET" | "PUT" | "POST", url: string, body?: object) => {
  const headers = { host: "127.0.0.1:4000", authorization: `Bearer ${TOKEN}` };
  const answer = await operator.inject({ method, url, headers, ...(body ? { payload: body } : {}) });
  return { status: answer.statusCode, body: answer.json<unknown>() };
};
const order = async (index: number) => {
  const uuid = seedUuid(`order pl-kowalczyk ${index}`);
  const [row] = await backend().database.db.select().from(orders).where(eq(orders.uuid, uuid));
  return { uuid, name: row?.number.replace("/", "-") ?? "" };
};

describe("the operator's orders", () => {
  it("list those of all companies, newest first, by status", async () => {
    const { data } = operatorBodyOf("listAllOrders", await call("GET", "/orders?limit=100&status=5"));
    expect(data.length).toBeGreaterThan(5);
    expect(data.every((one) => one.status === 5)).toBe(true);
    expect(new Set(data.map((one) => one.company)).size).toBeGreaterThan(5);
    const { meta } = operatorBodyOf("listAllOrders", await call("GET", "/orders?limit=1"));
    expect(meta.total).toBeGreaterThan(80);
  });

  it("are named by uuid, or by number with a dash, and follow the status machine", async () => {
    const pending = await order(6);
    expect(await call("POST", `/orders/${pending.name}/complete`)).toMatchObject({
      status: 409,
      body: { code: "state_conflict" },
    });
    expect(await call("POST", `/orders/${pending.name}/approve`)).toMatchObject({
      status: 200,
      body: { uuid: pending.uuid, status: 2 },
    });
    expect(await call("POST", `/orders/${pending.uuid}/fail`, { reason: "No courier" })).toMatchObject({
      body: { status: 5 },
    });
    expect(await call("POST", `/orders/${pending.uuid}/approve`)).toMatchObject({ body: { status: 2 } });
    expect(await call("POST", `/orders/${pending.uuid}/complete`)).toMatchObject({ body: { status: 3 } });
    expect(await call("POST", `/orders/${pending.uuid}/reject`, {})).toMatchObject({ status: 409 });
    const failed = await order(5);
    expect(await call("POST", `/orders/${failed.uuid}/reject`, { reason: "Sold by mistake" })).toMatchObject({
      body: { status: 4 },
    });
    expect(await call("POST", "/orders/2026-999999/approve")).toMatchObject({ status: 404 });
    expect(await call("POST", `/orders/${failed.uuid}/reject`, { words: "x" })).toMatchObject({ status: 422 });
  });
});

describe("the operator's cards", () => {
  it("are shipped, activated and blocked by company", async () => {
    const [beskid] = await backend().database.db.select().from(company).where(eq(company.name, "Okna Beskid"));
    const number = beskid?.registrationNumber ?? "";
    expect(await call("POST", `/cards/${number}/activate`)).toMatchObject({
      status: 409,
      body: { code: "state_conflict" },
    });
    expect(await call("POST", `/cards/${number}/ship`)).toMatchObject({
      status: 200,
      body: { company: "Okna Beskid", serial: matchers.stringMatching(/^\d{10}$/), status: "SHIPPED" },
    });
    expect(await call("POST", `/cards/${beskid?.uuid}/ship`)).toMatchObject({ status: 409 });
    expect(await call("POST", "/cards/7352851190/block")).toMatchObject({ body: { status: "BLOCKED" } });
    expect(await call("POST", "/cards/7352851190/activate")).toMatchObject({ body: { status: "ACTIVE" } });
    expect(await call("POST", "/cards/nobody/ship")).toMatchObject({ status: 404 });
  });

  it("have top-ups that are settled once", async () => {
    const { data } = operatorBodyOf("listTopUps", await call("GET", "/topups?status=PENDING"));
    expect(data).toMatchObject([{ company: "Dach-Serwis Kowalczyk", points: 50, status: "PENDING" }]);
    const path = `/topups/${data[0]?.uuid}/settle`;
    expect(await call("POST", path, { result: "win" })).toMatchObject({ status: 422 });
    expect(await call("POST", path, { result: "succeed" })).toMatchObject({
      status: 200,
      body: { status: "SUCCEEDED" },
    });
    expect(await call("POST", path, { result: "refuse" })).toMatchObject({
      status: 409,
      body: { code: "state_conflict" },
    });
    expect(await call("POST", `/topups/${seedUuid("nothing")}/settle`, { result: "refuse" })).toMatchObject({
      status: 404,
    });
  });
});

describe("the operator's products", () => {
  it("have a stock that can be set, but not below the reserved quantity", async () => {
    expect(await call("PUT", "/products/PL-HAMMER/stock", { on_hand: 500 })).toMatchObject({
      status: 200,
      body: { sku: "PL-HAMMER", stock: 500 },
    });
    // The seeded failed order was rejected above; that of Croatia still reserves two.
    const trousers = { variant: "HR-WORK-TROUSERS-M" };
    expect(await call("PUT", "/products/HR-WORK-TROUSERS/stock", { ...trousers, on_hand: 1 })).toMatchObject({
      status: 409,
    });
    expect(await call("PUT", "/products/HR-WORK-TROUSERS/stock", { ...trousers, on_hand: 2 })).toMatchObject({
      status: 200,
    });
    expect(await call("PUT", "/products/HR-WORK-TROUSERS/stock", { on_hand: 5 })).toMatchObject({
      status: 422,
      body: { errors: { variant: [matchers.any(String)] } },
    });
    expect(await call("PUT", "/products/NOTHING/stock", { on_hand: 5 })).toMatchObject({ status: 404 });
  });

  it("are shown and hidden by the flags that are sent", async () => {
    const set = (body: object) => call("PUT", `/products/${seedUuid("product pl mug")}/visibility`, body);
    expect(await set({ is_visible: 0 })).toMatchObject({ body: { active: 1, is_visible: 0 } });
    expect(await set({ active: 0 })).toMatchObject({ body: { active: 0, is_visible: 0 } });
    expect(await set({ active: 1, is_visible: 1 })).toMatchObject({ body: { active: 1, is_visible: 1 } });
    expect(await set({})).toMatchObject({ status: 422 });
  });

  it("are not found by a SKU that two countries use, only by uuid", async () => {
    const { db } = backend().database;
    const mug = eq(product.uuid, seedUuid("product pl mug"));
    const [polish] = await db.select().from(product).where(mug);
    if (!polish) throw new Error("The demo data have no mug.");
    const [other] = await db.select().from(region).where(ne(region.id, polish.regionId)).limit(1);
    if (!other) throw new Error("The demo data have one country.");
    const { id: _, ...copied } = polish;
    await db.insert(product).values({ ...copied, uuid: seedUuid("another mug"), regionId: other.id });
    const hidden = { is_visible: 0 };
    expect(await call("PUT", `/products/${polish.sku}/visibility`, hidden)).toMatchObject({
      status: 422,
      body: { errors: { product: [expect.any(String)] } },
    });
    expect(await call("PUT", `/products/${polish.sku}/stock`, { on_hand: 5 })).toMatchObject({ status: 422 });
    expect(await db.select().from(product).where(mug)).toEqual([polish]);
    expect(await call("PUT", `/products/${polish.uuid}/visibility`, hidden)).toMatchObject({
      body: { is_visible: 0 },
    });
  });
});

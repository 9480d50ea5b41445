import { buffer } from "node:stream/consumers";

import { and, eq, isNull } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";

import type { App } from "../../../app.ts";
import { fileObject, orderPrint } from "../../../db/schema/index.ts";
import type { PrintInput } from "../../../print/draw-print.ts";
import { withBackend } from "../../../testing/backend.ts";
import { drawOrder } from "./draw-order.ts";
import { printOrder } from "./kept-print.ts";
import { createPrintWorker } from "./print-worker.ts";
import { readPrintOrder, type PrintOrder } from "../queries/read-print-order.ts";
import { bodyOf } from "../../../testing/body-of.ts";

const backend = withBackend();
const orders: PrintOrder[] = [];
/** A call whose caller waits. */
const OPEN = { signal: new AbortController().signal };

beforeAll(async () => {
  const { db } = backend().database;
  const { token } = await backend().signIn("anna@dachserwis.example");
  const { companyId } = await backend().person("anna@dachserwis.example");
  const { data } = bodyOf("listOrders", await backend().call("GET", "/v2/orders?limit=100", { token }));
  const marketing = data.filter(({ meta }) => /flyer|card_/.test(meta.type));
  for (const { uuid } of marketing) orders.push(await readPrintOrder(db, companyId, uuid));
});

const orderAt = (index: number): PrintOrder => {
  const order = orders[index];
  if (!order) throw new Error("The demo has too few orders.");
  return order;
};

/** A process of its own on the same database; counts what it draws. */
const process = () => {
  let drawn = 0;
  const app: App = {
    ...backend().app,
    fileWork: {
      ...backend().app.fileWork,
      print: (order) => {
        drawn += 1;
        return backend().app.fileWork.print(order);
      },
    },
  };
  return { app, drawn: () => drawn };
};

it("is drawn once for calls at the same time in two processes, and kept", async () => {
  const order = orderAt(0);
  const [one, other] = [process(), process()];
  const files = await Promise.all([one, other, one, other].map(({ app }) => printOrder(app, order, OPEN)));
  const bytes = await Promise.all(files.map(({ body }) => buffer(body)));
  expect(one.drawn() + other.drawn()).toBe(1);
  expect(bytes.every((each) => each.equals(bytes[0] ?? Buffer.alloc(0)))).toBe(true);
  expect((await buffer((await printOrder(other.app, order, OPEN)).body)).equals(bytes[0] ?? Buffer.alloc(0))).toBe(
    true,
  );
  expect(one.drawn() + other.drawn()).toBe(1);
  const kept = and(eq(fileObject.purpose, "print"), eq(fileObject.state, "used"));
  expect(await backend().database.db.$count(fileObject, kept)).toBe(1);
});

it("is drawn again after a process that died while it drew", async () => {
  const order = orderAt(1);
  const { db } = backend().database;
  await db
    .insert(orderPrint)
    .values({ orderId: order.id, claimedAt: new Date(backend().clock.now().getTime() - 120_000) });
  const { app, drawn } = process();
  expect((await buffer((await printOrder(app, order, OPEN)).body)).subarray(0, 5).toString()).toBe("%PDF-");
  expect(drawn()).toBe(1);
});

describe("in a process that leaves print files to others (REL-12)", () => {
  const web = () => {
    const { app, drawn } = process();
    return { app: { ...app, settings: { ...app.settings, leavesPrints: true } }, drawn };
  };

  beforeEach(async () => {
    await backend().database.db.delete(orderPrint);
  });

  it("waits for the one that draws it", async () => {
    const order = orderAt(0);
    const { app, drawn } = web();
    const waiting = printOrder(app, order, OPEN);
    await expect.poll(() => backend().database.db.$count(orderPrint, eq(orderPrint.orderId, order.id))).toBe(1);
    await createPrintWorker(backend().app).runOnce();
    expect((await buffer((await waiting).body)).subarray(0, 5).toString()).toBe("%PDF-");
    expect(drawn()).toBe(0);
  });

  it("no longer asks the database when the caller is gone, and stays queued", async () => {
    const order = orderAt(0);
    const { app } = web();
    const { db } = backend().database;
    let reads = 0;
    const counted = new Proxy(db, {
      get: (real, name) => {
        if (name === "select") reads += 1;
        const part: unknown = Reflect.get(real, name);
        return part;
      },
    });
    const closing = new AbortController();
    const counting = { ...app, database: { ...app.database, db: counted } };
    const waiting = printOrder(counting, order, { signal: closing.signal });
    await expect.poll(() => reads).toBeGreaterThan(1);
    closing.abort();
    await expect(waiting).rejects.toMatchObject({ code: "busy" });
    const before = reads;
    await expect(printOrder(counting, order, { signal: closing.signal })).rejects.toMatchObject({ code: "busy" });
    expect(reads).toBe(before);
    expect(await db.$count(orderPrint, eq(orderPrint.orderId, order.id))).toBe(1);
  });

  it("fails with the drawing, and succeeds with the next one", async () => {
    const order = orderAt(1);
    const { app } = web();
    const failing = createPrintWorker({
      ...backend().app,
      fileWork: { ...backend().app.fileWork, print: () => Promise.reject(new Error("The logo is lost.")) },
    });
    const first = printOrder(app, order, OPEN);
    first.catch(() => undefined);
    await expect.poll(() => backend().database.db.$count(orderPrint, eq(orderPrint.orderId, order.id))).toBe(1);
    await failing.runOnce();
    await expect(first).rejects.toThrow("could not be drawn");
    const second = printOrder(app, order, OPEN);
    const isDue = and(eq(orderPrint.orderId, order.id), isNull(orderPrint.failedAt));
    await expect.poll(() => backend().database.db.$count(orderPrint, isDue)).toBe(1);
    await createPrintWorker(backend().app).runOnce();
    expect((await second).size).toBeGreaterThan(1_000);
  });
});

it.each([
  ["2026-12-31T22:59:59.999Z", "2026-12-31"],
  ["2026-12-31T23:00:00.000Z", "2027-01-01"],
  ["2026-03-29T21:59:59.999Z", "2026-03-29"],
  ["2026-03-29T22:00:00.000Z", "2026-03-30"],
  ["2026-10-25T22:59:59.999Z", "2026-10-25"],
  ["2026-10-25T23:00:00.000Z", "2026-10-26"],
])("ordered in Poland at %s has the day %s (API-25)", async (createdAt, day) => {
  const days: string[] = [];
  const { app } = backend();
  const print = async (order: PrintInput) => {
    days.push(order.day);
    return { bytes: Buffer.from(""), problems: [] };
  };
  await drawOrder({ ...app, fileWork: { ...app.fileWork, print } }, { ...orderAt(0), createdAt: new Date(createdAt) });
  expect(days).toEqual([day]);
});

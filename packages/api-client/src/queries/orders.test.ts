import { expect, test } from "vitest";
import { type OrderStatus, ordersInterval } from "./orders.ts";

const of = (...statuses: OrderStatus[]) => ordersInterval(statuses.map((status) => ({ status })));

test.each<[string, OrderStatus]>([
  ["pending", 1],
  ["approved", 2],
  ["failed", 5],
])("a %s order is fetched again, because the office may move it (ORD-16)", (_, status) => {
  expect(of(status)).toBe(30_000);
  expect(of(3, status, 4)).toBe(30_000);
});

test("completed and rejected orders, and none, are not fetched again (ORD-16)", () => {
  expect(of(3, 4)).toBe(false);
  expect(of()).toBe(false);
  expect(ordersInterval(undefined)).toBe(false);
});

import type { OrderRequest } from "@lucarne/api-client/queries/orders";
import { beforeEach, expect, test } from "vitest";
import { withoutHttps } from "../../../testing/without-https.ts";
import { attemptFor, attemptKey, closeAttempt, openAttempt } from "./order-attempt.ts";

const request = (quantity: number): OrderRequest => ({
  type: "card",
  order: [{ variantGuid: "0193b2ce-94f7-76dc-9d62-d5f71294b701", quantity }],
  customer: {
    name: "Marek",
    surname: "Kowalczyk",
    street: "ul. Polna",
    house_number: "12",
    city: "Kraków",
    postal_code: "30-001",
    country: "pl",
  },
});

const GOODS = attemptKey("5e0f6a1c", "cart:goods");
const VOUCHERS = attemptKey("5e0f6a1c", "cart:voucher");

beforeEach(() => [GOODS, VOUCHERS].forEach(closeAttempt));

test("the same order is sent with the same key until its answer is final (CHK-15)", () => {
  const first = attemptFor(GOODS, request(1));
  expect(attemptFor(GOODS, request(1))).toEqual(first);
  expect(openAttempt(GOODS)).toEqual(first);
  closeAttempt(GOODS);
  expect(openAttempt(GOODS)).toBeUndefined();
  expect(attemptFor(GOODS, request(1)).key).not.toBe(first.key);
});

test("another order has a key of its own", () => {
  const first = attemptFor(GOODS, request(1));
  expect(attemptFor(GOODS, request(2)).key).not.toBe(first.key);
});

test("an order has a key on a page without https too", () => {
  withoutHttps();
  expect(attemptFor(GOODS, request(1)).key).not.toBe(attemptFor(VOUCHERS, request(1)).key);
});

test("another user of the tab does not find the order", () => {
  attemptFor(GOODS, request(1));
  expect(openAttempt(attemptKey("0b7c9d2e", "cart:goods"))).toBeUndefined();
});

test("orders of two checkouts are kept beside each other", () => {
  const goods = attemptFor(GOODS, request(1));
  expect(openAttempt(VOUCHERS)).toBeUndefined();
  const vouchers = attemptFor(VOUCHERS, request(2));
  expect(openAttempt(GOODS)).toEqual(goods);
  closeAttempt(GOODS);
  expect(openAttempt(VOUCHERS)).toEqual(vouchers);
});

import type { OrderRequest } from "@lucarne/api-client/queries/orders";
import { beforeEach, expect, test } from "vitest";
import { withoutHttps } from "../../../testing/without-https.ts";
import { attemptFor, closeAttempt, openAttempt } from "./order-attempt.ts";

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

const GOODS = "cart:goods";
const VOUCHERS = "cart:voucher";

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

test("orders of two checkouts are kept beside each other", () => {
  const goods = attemptFor(GOODS, request(1));
  expect(openAttempt(VOUCHERS)).toBeUndefined();
  const vouchers = attemptFor(VOUCHERS, request(2));
  expect(openAttempt(GOODS)).toEqual(goods);
  closeAttempt(GOODS);
  expect(openAttempt(VOUCHERS)).toEqual(vouchers);
});

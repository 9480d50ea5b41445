import { beforeEach, expect, test } from "vitest";
import { closeTopUpAttempt, topUpAttempt } from "./top-up-attempt.ts";

const USER = "5e0f6a1c";

beforeEach(() => closeTopUpAttempt(USER));

test("the same amount keeps its key and its points until it is answered", () => {
  const first = topUpAttempt(USER, { uuid: "a", price: 100 });
  expect(first.price).toBe(100);
  // The first try may have reached the server: another price with the same key would be another request.
  expect(topUpAttempt(USER, { uuid: "a", price: 110 })).toEqual(first);
  closeTopUpAttempt(USER);
  const next = topUpAttempt(USER, { uuid: "a", price: 110 });
  expect(next.price).toBe(110);
  expect(next.key).not.toBe(first.key);
});

test("another amount is another top-up", () => {
  const { key } = topUpAttempt(USER, { uuid: "a", price: 100 });
  expect(topUpAttempt(USER, { uuid: "b", price: 100 }).key).not.toBe(key);
});

test("another user of the tab does not find the top-up", () => {
  const { key } = topUpAttempt(USER, { uuid: "a", price: 100 });
  expect(topUpAttempt("0b7c9d2e", { uuid: "a", price: 100 }).key).not.toBe(key);
});

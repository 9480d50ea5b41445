import { expect, test } from "vitest";
import { memoryStore } from "../../../platform/storage/storage.ts";
import { closeTopUpAttempt, topUpAttempt } from "./top-up-attempt.ts";

test("the same amount keeps its key and its points until it is answered", () => {
  const store = memoryStore();
  const first = topUpAttempt(store, { uuid: "a", price: 100 });
  expect(first.price).toBe(100);
  // The first try may have reached the server: another price with the same key would be another request.
  expect(topUpAttempt(store, { uuid: "a", price: 110 })).toEqual(first);
  closeTopUpAttempt(store);
  const next = topUpAttempt(store, { uuid: "a", price: 110 });
  expect(next.price).toBe(110);
  expect(next.key).not.toBe(first.key);
});

test("another amount is another top-up", () => {
  const store = memoryStore();
  const { key } = topUpAttempt(store, { uuid: "a", price: 100 });
  expect(topUpAttempt(store, { uuid: "b", price: 100 }).key).not.toBe(key);
});

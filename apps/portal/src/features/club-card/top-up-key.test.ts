import { expect, test } from "vitest";
import { memoryStore } from "../../platform/storage/storage.ts";
import { forgetTopUpKey, topUpKey } from "./top-up-key.ts";

test("the same amount keeps its key until it is answered", () => {
  const store = memoryStore();
  const key = topUpKey(store, "a");
  expect(topUpKey(store, "a")).toBe(key);
  forgetTopUpKey(store);
  expect(topUpKey(store, "a")).not.toBe(key);
});

test("another amount is another top-up", () => {
  const store = memoryStore();
  expect(topUpKey(store, "a")).not.toBe(topUpKey(store, "b"));
});

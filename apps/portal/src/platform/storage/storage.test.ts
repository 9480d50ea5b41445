import { expect, it } from "vitest";
import { type KeyValueStore, keysOf, memoryStore, withSpare } from "./storage.ts";

/** A browser's store that takes what is there already and nothing new. */
const fullStore = (kept: Record<string, string>): KeyValueStore => {
  const store = memoryStore();
  for (const [key, value] of Object.entries(kept)) store.setItem(key, value);
  store.setItem = () => {
    throw new DOMException("No room left.", "QuotaExceededError");
  };

  return store;
};

it("keeps for this page what the browser has no room for", () => {
  const store = withSpare(fullStore({ old: "1", other: "2" }));
  store.setItem("old", "3");
  store.setItem("new", "4");
  expect([store.getItem("old"), store.getItem("other"), store.getItem("new")]).toEqual(["3", "2", "4"]);
  expect(new Set(keysOf(store))).toEqual(new Set(["old", "other", "new"]));
  for (const key of keysOf(store)) store.removeItem(key);
  expect([store.getItem("old"), store.length]).toEqual([null, 0]);
});

it("leaves everything to a browser that has room", () => {
  const browser = memoryStore();
  withSpare(browser).setItem("key", "1");
  expect([browser.getItem("key"), withSpare(browser).getItem("key")]).toEqual(["1", "1"]);
});

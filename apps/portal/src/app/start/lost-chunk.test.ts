import { expect, it } from "vitest";
import { memoryStore } from "../../platform/storage/storage.ts";
import { mayReload } from "./lost-chunk.ts";

it("reloads once, and again only after a minute", () => {
  const store = memoryStore();
  const start = 1_000_000;
  expect([start, start + 1000, start + 59_999, start + 60_000].map((now) => mayReload(store, now))).toEqual([
    true,
    false,
    false,
    true,
  ]);
});

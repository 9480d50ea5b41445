import { expect, test, vi } from "vitest";
import { memoryStore } from "../storage/storage.ts";
import { createOptionalParts, PARTS_KEY } from "./optional-parts.ts";

test("every part is served until a configuration says otherwise", () => {
  const parts = createOptionalParts(memoryStore());
  expect(parts.serves("support")).toBe(true);
  parts.follow({ capabilities: ["places"] });
  expect(parts.serves("support")).toBe(false);
  expect(parts.serves("places")).toBe(true);
});

test("what a configuration said holds for the next page, and a part that was added is served", () => {
  const local = memoryStore();
  createOptionalParts(local).follow({ capabilities: [] });
  const next = createOptionalParts(local);
  expect(next.serves("content")).toBe(false);
  next.follow({ behaviours: {}, links: {} });
  expect(next.serves("content")).toBe(true);
});

test("listeners are called after a change, and otherwise not", () => {
  const parts = createOptionalParts(memoryStore());
  const listener = vi.fn();
  parts.subscribe(listener);
  parts.follow({ capabilities: ["places"] });
  parts.follow({ capabilities: ["places"] });
  expect(listener).toHaveBeenCalledTimes(1);
});

test("a stored value that is no list counts as none", () => {
  const local = memoryStore();
  local.setItem(PARTS_KEY, "{");
  expect(createOptionalParts(local).serves("content")).toBe(true);
});

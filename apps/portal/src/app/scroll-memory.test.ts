import { expect, it } from "vitest";
import { createScrollMemory } from "./scroll-memory.ts";

it("puts a page of the past back where it was, and a new one at its top", () => {
  const memory = createScrollMemory();
  memory.note("list", 840);
  expect(memory.after("PUSH", "detail")).toBe(0);
  expect(memory.after("POP", "list")).toBe(840);
  expect(memory.after("POP", "never-seen")).toBe(0);
});

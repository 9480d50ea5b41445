import { expect, it } from "vitest";
import { createRecentCodes } from "./recent-codes.ts";

it("a code that stays in sight is one scan", () => {
  const isNew = createRecentCodes();
  expect([0, 400, 2400, 4800].map((now) => isNew("one", now))).toEqual([true, false, false, false]);
});

it("a code that comes back after a while is another scan", () => {
  const isNew = createRecentCodes();
  expect([0, 2501].map((now) => isNew("one", now))).toEqual([true, true]);
});

it("two codes side by side are two scans", () => {
  const isNew = createRecentCodes();
  expect([isNew("one", 0), isNew("two", 10), isNew("one", 20)]).toEqual([true, true, false]);
});

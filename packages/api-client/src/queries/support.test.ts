import { SECOND } from "../durations.ts";
import { expect, test } from "vitest";
import { chatInterval } from "./support.ts";

const LOADED = 1_000_000;

test.each([
  ["after an answer", 0, 10],
  ["after a failure that is older than the answer", -60, 10],
  ["after the first failure", 10, 10],
  ["after failures for 20 s", 20, 20],
  ["after failures for 40 s", 40, 40],
  ["after failures for an hour", 3600, 300],
])("the next look at a chat %s is due in the right time", (_, failingFor, seconds) => {
  const state = { dataUpdatedAt: LOADED, errorUpdatedAt: LOADED + failingFor * SECOND };
  expect(chatInterval(state)).toBe(seconds * SECOND);
});

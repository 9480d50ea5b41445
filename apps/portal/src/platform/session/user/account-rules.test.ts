import { ApiError, TimeoutError } from "@lucarne/api-client/errors";
import { expect, it } from "vitest";
import { endsSession, mayStay } from "./account-rules.ts";

it.each([
  ["401", new ApiError({ status: 401 }), true],
  ["404", new ApiError({ status: 404 }), true],
  ["500", new ApiError({ status: 500 }), true],
  ["503", new ApiError({ status: 503 }), false],
  ["no network", new TypeError("Failed to fetch"), false],
  ["a time-out", new TimeoutError(30_000), false],
  ["a cancel", new DOMException("cancelled", "AbortError"), false],
])("a current-user call that ends with %s", (_what, error, ends) => {
  expect(endsSession(error)).toBe(ends);
});

it.each([
  [1, true],
  [2, false],
  [0, false],
])("active %i", (active, stays) => {
  expect(mayStay({ active })).toBe(stays);
});

import { ApiError, TimeoutError } from "@lucarne/api-client/errors";
import { expect, test } from "vitest";
import { isFinalRefusal } from "./is-final-refusal.ts";

test.each<[string, unknown, boolean]>([
  ["too few points", new ApiError({ status: 422, code: "insufficient_points" }), true],
  ["a role that may not order", new ApiError({ status: 403 }), true],
  ["a card that is ordered already", new ApiError({ status: 409, code: "pending_card" }), true],
  ["a first try that is still running", new ApiError({ status: 409, code: "idempotency_in_progress" }), false],
  ["too many calls", new ApiError({ status: 429 }), false],
  ["a fault of the server", new ApiError({ status: 500 }), false],
  ["maintenance", new ApiError({ status: 503 }), false],
  ["no answer in time", new TimeoutError(30_000), false],
  ["no network", new TypeError("Failed to fetch"), false],
])("after %s the refusal is final: %s", (_, error, isFinal) => {
  expect(isFinalRefusal(error)).toBe(isFinal);
});

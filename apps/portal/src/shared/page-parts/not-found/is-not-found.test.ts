import { ApiError } from "@lucarne/api-client/errors";
import { expect, it } from "vitest";
import { isNotFound } from "./is-not-found.ts";

it("treats an unknown thing and a malformed name as not found, and nothing else", () => {
  const statuses = [400, 401, 403, 404, 409, 422, 500, 503].filter((status) => isNotFound(new ApiError({ status })));
  expect(statuses).toEqual([404, 422]);
  expect([isNotFound(new TypeError("Failed to fetch")), isNotFound(null)]).toEqual([false, false]);
});

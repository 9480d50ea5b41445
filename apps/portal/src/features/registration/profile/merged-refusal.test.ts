import { ApiError } from "@lucarne/api-client/errors";
import { expect, test } from "vitest";
import { mergedRefusal } from "./merged-refusal.ts";

const taken = (errors: Record<string, string[]>) => new ApiError({ status: 422, errors });

test("two values that are taken are refused together", () => {
  const email = taken({ email: ["The email has already been taken."] });
  const phone = taken({ phone: ["Phone number is not unique."] });
  expect(mergedRefusal([email, phone])).toMatchObject({
    status: 422,
    errors: { email: ["The email has already been taken."], phone: ["Phone number is not unique."] },
  });
});

test.each([
  ["no answer", new TypeError("Failed to fetch")],
  ["a fault of the server", new ApiError({ status: 500 })],
])("%s says nothing about the values", (_name, failure) => {
  expect(mergedRefusal([taken({ email: ["The email has already been taken."] }), failure])).toBe(failure);
});

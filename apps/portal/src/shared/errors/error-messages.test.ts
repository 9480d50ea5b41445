import { ApiError } from "@lucarne/api-client/errors";
import { FIXED_SENTENCES, reportProblem } from "@lucarne/api-client/problems";
import { expect, test } from "vitest";
import { errorMessageOf, errorTextOf } from "./error-messages.ts";

test.each(Object.values(FIXED_SENTENCES))("%s is shown in the user's language", (sentence) => {
  const [message] = reportProblem(new ApiError({ status: 422, errors: { field: [sentence] } })).messages;
  expect(message && errorMessageOf(errorTextOf(message))).toMatchObject({ defaultMessage: sentence });
});

test("a failure without a list of errors is the general sentence", () => {
  const [message] = reportProblem(new ApiError({ status: 500, message: "Internal." })).messages;
  expect(message && errorMessageOf(errorTextOf(message))?.id).toBe("error.generic");
});

test("every other text is shown as the server sent it", () => {
  const [message] = reportProblem(new ApiError({ status: 422, errors: { field: ["Tylko 3 sztuki."] } })).messages;
  expect(message && errorTextOf(message)).toBe("Tylko 3 sztuki.");
  expect(errorMessageOf("Tylko 3 sztuki.")).toBeUndefined();
  expect(errorMessageOf("toString")).toBeUndefined();
});

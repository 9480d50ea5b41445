import { expect, test } from "vitest";

import { ApiError, TimeoutError } from "./errors.ts";
import { FIXED_SENTENCES, reportProblem } from "./problems.ts";

const refusal = (errors: Record<string, string[]>) => new ApiError({ status: 422, message: "First.", errors });

test("the sentences come in order, each once, and mark their fields", () => {
  const error = refusal({
    email: ["Podaj adres.", "Za długi."],
    "order.0.quantity": ["Za długi."],
    points: ["Za mało."],
  });
  expect(reportProblem(error)).toEqual({
    messages: [
      { kind: "text", text: "Podaj adres." },
      { kind: "text", text: "Za długi." },
      { kind: "text", text: "Za mało." },
    ],
    fields: {
      email: [
        { kind: "text", text: "Podaj adres." },
        { kind: "text", text: "Za długi." },
      ],
      "order.0.quantity": [{ kind: "text", text: "Za długi." }],
      points: [{ kind: "text", text: "Za mało." }],
    },
  });
});

test.each(Object.entries(FIXED_SENTENCES))("%s is the key of the sentence %s", (key, sentence) => {
  expect(reportProblem(refusal({ field: [sentence] })).messages).toEqual([{ kind: "fixed", key }]);
});

test("the seven fixed sentences are complete (FORM-5)", () => {
  expect(Object.keys(FIXED_SENTENCES)).toHaveLength(7);
});

test.each([
  ["an answer without fields", new ApiError({ status: 409, message: "Not for the user's eyes." })],
  ["a time-out", new TimeoutError(30_000)],
  ["a fault of the network", new TypeError("fetch failed")],
  ["anything", undefined],
])("%s is the generic message", (_, error) => {
  expect(reportProblem(error)).toEqual({ messages: [{ kind: "generic" }], fields: {} });
});

test("a field named like a built-in property is a field", () => {
  expect(reportProblem(refusal({ constructor: ["toString"] })).messages).toEqual([{ kind: "text", text: "toString" }]);
});

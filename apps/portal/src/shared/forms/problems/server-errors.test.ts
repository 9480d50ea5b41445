import { ApiError } from "@lucarne/api-client/errors";
import { reportProblem } from "@lucarne/api-client/problems";
import { expect, test } from "vitest";
import { formProblems } from "./server-errors.ts";

const fields = ["name", "phone", "companyNumber"] as const;
const refused = (errors: Record<string, string[]>) => reportProblem(new ApiError({ status: 422, errors }));

test("the messages are at their fields, in the order of the page", () => {
  const report = refused({ phone: ["Phone number is not unique."], name: ["Za długie.", "Bez cyfr."] });
  expect(formProblems({ report, fields })).toEqual([
    { text: "Za długie.", field: "name" },
    { text: "Bez cyfr.", field: "name" },
    { text: "phoneNotUnique", field: "phone" },
  ]);
});

test("the server's name of a field maps to the form's", () => {
  const report = refused({ registration_number_2: ["Wymagane."] });
  expect(formProblems({ report, fields, serverNames: { registration_number_2: "companyNumber" } })).toEqual([
    { text: "Wymagane.", field: "companyNumber" },
  ]);
});

test("what is no field of the form is listed without one", () => {
  const report = refused({ team: ["Zespół jest pełny."], name: ["Za długie."] });
  expect(formProblems({ report, fields })).toEqual([
    { text: "Za długie.", field: "name" },
    { text: "Zespół jest pełny." },
  ]);
});

test.each([
  ["an answer without a list", new ApiError({ status: 500 })],
  ["no answer", new TypeError("Failed to fetch")],
])("%s is the general sentence", (_name, error) => {
  expect(formProblems({ report: reportProblem(error), fields })).toEqual([{ text: "generic" }]);
});

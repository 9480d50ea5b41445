import { expect, test } from "vitest";
import { parseMissingData } from "./missing-data-draft.ts";

const stored = { company: 7, number: "2120338471", answers: { 1: ["2"] } };
const nothing = { number: "", answers: {} };

test("reads what was typed for the company", () => {
  expect(parseMissingData(JSON.stringify(stored), 7)).toEqual({ number: "2120338471", answers: { 1: ["2"] } });
});

test.each([
  ["another company's", JSON.stringify(stored), 8],
  ["none", null, 7],
  ["cut off", "{", 7],
  ["a text", '"draft"', 7],
  ["of another shape", JSON.stringify({ company: 7, number: 3, answers: { 1: [2] } }), 7],
])("%s is an empty one", (_name, text, company) => {
  expect(parseMissingData(text, company)).toEqual(nothing);
});

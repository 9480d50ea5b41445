import { describe, expect, it } from "vitest";

import { Problem } from "../../../kernel/problem.ts";
import { PROJECT_SURVEY } from "./project-survey.ts";
import { readSurvey } from "./survey-answers.ts";

const POLAND = 10;
const CZECHIA = 4;
const usual: [number, (number | string)[]][] = [
  [11, [71, 73]],
  [12, [80]],
  [14, [84]],
  [15, [90, 91, 92, 93]],
  [16, [102]],
];

const text = (answers: [number, (number | string)[]][]) =>
  JSON.stringify(answers.map(([questionId, given], id) => ({ id, questionId, answers: given })));
const read = (response: string, region = CZECHIA) => {
  try {
    return readSurvey(response, PROJECT_SURVEY, region, "response").length;
  } catch (error) {
    if (error instanceof Problem) return Object.keys(error.errors ?? {});
    throw error;
  }
};
const changed = (questionId: number, answers: (number | string)[]) =>
  text(usual.map((entry) => (entry[0] === questionId ? [questionId, answers] : entry)));
const REFUSED = ["response"];

describe("a project's survey", () => {
  it("needs an answer to each question", () => {
    expect(read(text(usual))).toBe(5);
  });

  it("has one more question in Poland, answered by a word", () => {
    expect(read(text(usual), POLAND)).toEqual(REFUSED);
    expect(read(text([...usual, [113, ["yes"]]]), POLAND)).toBe(6);
    expect(read(text([...usual, [113, ["maybe"]]]), POLAND)).toEqual(REFUSED);
    expect(read(text([...usual, [113, [105]]]), POLAND)).toEqual(REFUSED);
    const byOption = readSurvey(text([...usual, [113, [104]]]), PROJECT_SURVEY, POLAND, "response");
    expect(byOption.at(-1)).toEqual({ questionId: 113, answers: ["no"] });
    expect(read(text([...usual, [113, ["no"]]]))).toEqual(REFUSED);
  });

  it("includes the sub-questions of a chosen option only", () => {
    const opened: typeof usual = usual.map((entry) => (entry[0] === 12 ? [12, [79]] : entry));
    expect(read(text(opened))).toEqual(REFUSED);
    expect(read(text([...opened, [13, ["12"]]]))).toBe(6);
    expect(read(text([...usual, [13, ["12"]]]))).toEqual(REFUSED);
  });

  it("keeps a number as text, because a stored number is the id of an option", () => {
    const opened: typeof usual = usual.map((entry) => (entry[0] === 12 ? [12, [79]] : entry));
    const answers = readSurvey(text([...opened, [13, [71]]]), PROJECT_SURVEY, CZECHIA, "response");
    expect(answers.at(-1)).toEqual({ questionId: 13, answers: ["71"] });
  });

  it.each(["0", "1000000", "1.5", "1e3", "-1", "", " 1", "one"])("refuses %j as a number", (count) => {
    expect(
      read(
        text([...usual.map((entry): (typeof usual)[number] => (entry[0] === 12 ? [12, [79]] : entry)), [13, [count]]]),
      ),
    ).toEqual(REFUSED);
  });

  it.each([
    ["more options than the limit", changed(11, [71, 72, 73, 74])],
    ["the same twice", changed(11, [71, 71])],
    ["two options of a single choice", changed(14, [84, 85])],
    ["another question's option", changed(14, [97])],
    ["an option as text", changed(14, ["84"])],
    ["nothing chosen", changed(14, [])],
    ["a missing question", text(usual.slice(1))],
    ["a question twice", text([...usual, [11, [71]]])],
    ["no JSON", "["],
    ["no list", '{"id":1}'],
    ["more fields", '[{"id":0,"questionId":11,"answers":[71],"points":100}]'],
  ])("refuses %s", (_name, response) => {
    expect(read(response)).toEqual(REFUSED);
  });
});

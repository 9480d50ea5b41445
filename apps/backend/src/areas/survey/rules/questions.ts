import type { SurveyOption, SurveyQuestion } from "./survey-types.ts";

/** Options with the ids `from` to `to`. */
export const options = (from: number, to: number): SurveyOption[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ id: from + index }));

export const number = (id: number): SurveyQuestion => ({
  id,
  type: "number",
  multiple: false,
  limit: null,
  options: [],
});

/** A question with one answer, out of the options `from` to `to`. */
export const one = (id: number, from: number, to: number): SurveyQuestion => ({
  id,
  type: "select",
  multiple: false,
  limit: null,
  options: options(from, to),
});

/** A question with several answers. */
export const several = (id: number, from: number, to: number): SurveyQuestion => ({
  ...one(id, from, to),
  multiple: true,
});

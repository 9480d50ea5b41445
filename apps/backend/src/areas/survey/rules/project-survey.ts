import type { SurveyOption, SurveyQuestion } from "./survey-types.ts";

const options = (from: number, to: number): SurveyOption[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ id: from + index }));

const select = (id: number, from: number, to: number): SurveyQuestion => ({
  id,
  type: "select",
  multiple: false,
  limit: null,
  options: options(from, to),
});

/** Region id of Poland, which has one more question (SUR-4). */
const POLAND = 10;

/** The closing survey of a project: questions 11 to 16 with answers 71 to 102, and 113 in Poland (SUR-4). */
export const PROJECT_SURVEY: readonly SurveyQuestion[] = [
  { id: 11, type: "select", multiple: true, limit: 3, options: options(71, 78) },
  {
    id: 12,
    type: "select",
    multiple: false,
    limit: null,
    // Number of old windows that were replaced.
    options: [
      { id: 79, questions: [{ id: 13, type: "number", multiple: false, limit: null, options: [] }] },
      ...options(80, 83),
    ],
  },
  select(14, 84, 89),
  { id: 15, type: "select", multiple: true, limit: null, options: options(90, 96) },
  select(16, 97, 102),
  // Its two options have ids, but the stored answer is the word (SUR-4).
  {
    id: 113,
    type: "select",
    multiple: false,
    limit: null,
    options: options(103, 104),
    words: ["yes", "no"],
    regions: [POLAND],
  },
];

import { number, one, options, several } from "./questions.ts";
import type { SurveyQuestion } from "./survey-types.ts";

/** Region id of Poland, which has one more question (SUR-4). */
const POLAND = 10;

/** The closing survey of a project: questions 11 to 16 with answers 71 to 102, and 113 in Poland (SUR-4). */
export const PROJECT_SURVEY: readonly SurveyQuestion[] = [
  { ...several(11, 71, 78), limit: 3 },
  {
    id: 12,
    type: "select",
    multiple: false,
    limit: null,
    // Number of old windows that were replaced.
    options: [{ id: 79, questions: [number(13)] }, ...options(80, 83)],
  },
  one(14, 84, 89),
  several(15, 90, 96),
  one(16, 97, 102),
  // Its two options have ids, but the stored answer is the word (SUR-4).
  { ...one(113, 103, 104), words: ["yes", "no"], regions: [POLAND] },
];

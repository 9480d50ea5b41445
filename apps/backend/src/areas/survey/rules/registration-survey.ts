import { number, one, options, several } from "./questions.ts";
import type { SurveyQuestion } from "./survey-types.ts";

/** The registration survey: questions 1 to 10 with answers of 1 to 70 (SUR-3). */
export const REGISTRATION_SURVEY: readonly SurveyQuestion[] = [
  {
    id: 1,
    type: "select",
    multiple: true,
    limit: 3,
    options: [
      { id: 1 },
      // Companies that install roof windows say how many a year.
      { id: 2, questions: [number(3)] },
      ...options(3, 7),
    ],
  },
  number(2),
  one(4, 10, 14),
  several(5, 20, 26),
  {
    id: 6,
    type: "select",
    multiple: false,
    limit: null,
    // Trained companies name the trainer.
    options: [{ id: 30, questions: [several(7, 40, 43)] }, { id: 31 }],
  },
  several(8, 50, 55),
  one(9, 60, 64),
];

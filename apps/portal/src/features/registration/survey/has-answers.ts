import type { Answers } from "../../../shared/survey/survey-rules.ts";

/** Whether anything is answered: an option that was unticked again, or a number that was removed, leaves an empty answer. */
export const hasAnswers = (answers: Answers): boolean =>
  Object.values(answers).some((given) => given.some((one) => one.trim() !== ""));

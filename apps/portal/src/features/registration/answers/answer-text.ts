import type { SurveyQuestion } from "@lucarne/api-client/queries/registration";
import { type Answers, askedQuestions } from "../../../shared/survey/survey-rules.ts";

type AnsweredQuestion = { id: number; question: string; answer: string };

/** The asked questions with their answers in words, for the review. */
export const answeredQuestions = (questions: readonly SurveyQuestion[], answers: Answers): AnsweredQuestion[] =>
  askedQuestions(questions, answers).map(({ id, question, options }) => {
    const given = answers[id] ?? [];
    const texts = options.filter((option) => given.includes(String(option.id))).map(({ text }) => text);

    return { id, question, answer: (options.length > 0 ? texts : given).join(", ") };
  });

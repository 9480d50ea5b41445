import type { Project } from "@lucarne/api-client/queries/projects";
import type { SurveyQuestion } from "@lucarne/api-client/queries/registration";

type AnsweredQuestion = {
  id: number;
  /** Missing for a question that the survey no longer has. */
  question: string | undefined;
  answers: readonly string[];
};

const withInner = (questions: readonly SurveyQuestion[]): SurveyQuestion[] =>
  questions.flatMap((question) => [
    question,
    ...question.options.flatMap((option) => withInner(option.questions ?? [])),
  ]);

/** The texts of the first and the second option of a yes/no question (SUR-4). */
const WORDS = ["yes", "no"];

const textOf = ({ answer_id: id, answer: { text } }: Project["survey"][number], question: SurveyQuestion | undefined) =>
  (id === null ? question?.options[WORDS.indexOf(text)]?.text : undefined) ?? text;

/** The answers of a survey by question, in the order in which they were given (PROJ-25). */
export const answeredQuestions = (
  answers: Project["survey"],
  questions: readonly SurveyQuestion[],
): AnsweredQuestion[] => {
  const known = new Map(withInner(questions).map((question) => [question.id, question]));
  const ids = [...new Set(answers.map((answer) => answer.question_id))];

  return ids.map((id) => ({
    id,
    question: known.get(id)?.question,
    answers: answers.filter((answer) => answer.question_id === id).map((answer) => textOf(answer, known.get(id))),
  }));
};

import { z } from "zod";

import { NotTested } from "../report/findings.ts";
import type { Context } from "./context.ts";

const question = z.object({
  id: z.number(),
  type: z.string(),
  get options() {
    return z.array(z.object({ id: z.number(), questions: z.array(question).optional() }));
  },
});
const survey = z.object({ data: z.array(question).min(1) });

type Question = z.infer<typeof question>;

interface SurveyAnswer {
  readonly id: number;
  readonly questionId: number;
  readonly answers: readonly (number | string)[];
}

/** The last option of each question, with the answers to the questions that it opens. */
const answered = (questions: readonly Question[]): Omit<SurveyAnswer, "id">[] =>
  questions.flatMap(({ id, type, options }) => {
    const chosen = options.at(-1);
    if (type === "number" || !chosen) return [{ questionId: id, answers: ["1"] }];
    return [{ questionId: id, answers: [chosen.id] }, ...answered(chosen.questions ?? [])];
  });

/** Answers to every question that the server asks about a project. */
export const projectSurveyAnswers = async ({ send, first }: Context): Promise<SurveyAnswer[]> => {
  const { status, body } = await send({ method: "GET", path: "/v1/survey?type=project", token: first.token });
  const read = survey.safeParse(body);
  if (!read.success) throw new NotTested(`The survey of projects cannot be read: it was answered ${status}.`);
  return answered(read.data.data).map((answer, id) => ({ id, ...answer }));
};

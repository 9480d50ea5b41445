import { z } from "zod/mini";

/** Answers of a survey as a draft keeps them. */
export const storedAnswers = z.record(z.string(), z.array(z.string()));

import { z } from "zod/mini";

/** Answers of a survey as stored in a draft. */
export const storedAnswers = z.record(z.string(), z.array(z.string()));

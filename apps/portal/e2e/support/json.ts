import type { z } from "zod";

/** A text as JSON of this shape; throws where it differs. */
export const parseAs = <Schema extends z.ZodType>(schema: Schema, text: string): z.infer<Schema> =>
  schema.parse(JSON.parse(text));

/** The JSON of an answer, as `parseAs` reads it. */
export const answerAs = async <Schema extends z.ZodType>(
  schema: Schema,
  answer: { text: () => Promise<string> } | Promise<{ text: () => Promise<string> }>,
): Promise<z.infer<Schema>> => parseAs(schema, await (await answer).text());

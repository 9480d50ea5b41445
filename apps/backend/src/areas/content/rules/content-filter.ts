import { isRegionSlug } from "@lucarne/api-client/regions";
import { z } from "zod";

import { refused } from "../../../kernel/problem.ts";

const filter = z.strictObject({
  sticky: z.union([z.literal(0), z.literal(1)]).optional(),
  region: z.string().refine(isRegionSlug).optional(),
});

/** Further filters of a list. */
export type ContentFilter = z.infer<typeof filter>;

/**
 * Reads the JSON text of the parameter `options` (CONT-8).
 *
 * @throws {Problem} `validation_failed` under `options`
 */
export const parseFilter = (text: string | undefined): ContentFilter => {
  if (text === undefined) return {};
  try {
    const parsed = filter.safeParse(JSON.parse(text));
    if (parsed.success) return parsed.data;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw refused({ options: [{ text: "validation.options" }] });
};

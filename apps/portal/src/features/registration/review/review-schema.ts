import { z } from "zod/mini";

/** What the review adds: two consents, and the terms, which must be accepted (REG-2). */
export const reviewSchema = z.object({
  emailConsent: z.boolean(),
  phoneConsent: z.boolean(),
  terms: z.boolean().check(z.refine((accepted) => accepted)),
});

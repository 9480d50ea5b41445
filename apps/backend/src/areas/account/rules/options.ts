import { z } from "zod";

import { refused } from "../../../kernel/problem.ts";

/** The known keys of `options`; unknown stored keys stay (PROF-11). */
const change = z
  .strictObject({
    hasAgreedToTerms: z.boolean(),
    firstTime: z.boolean(),
    consentSeen: z.boolean(),
    expPtsSeen: z.iso.date(),
  })
  .partial()
  .refine((options) => Object.keys(options).length > 0);

/** A change of a user's options. */
export type OptionsChange = z.infer<typeof change>;

/**
 * Parses the JSON text of an options change.
 *
 * @throws {Problem} `validation_failed` under `options`: invalid JSON, not an object, an unknown key or an invalid
 * value
 */
export const parseOptions = (text: string): OptionsChange => {
  try {
    const parsed = change.safeParse(JSON.parse(text));
    if (parsed.success) return parsed.data;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw refused({ options: [{ text: "validation.options" }] });
};

/** Whether the consent dialog was answered, by a consent or by closing it. */
export const consentAnswered = (user: {
  options: Readonly<Record<string, unknown>>;
  emailConsent: number;
  phoneConsent: number;
}): boolean => user.options["consentSeen"] === true || user.emailConsent === 1 || user.phoneConsent === 1;

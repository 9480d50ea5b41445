import { z } from "zod";

import { refused } from "../../../kernel/problem.ts";

/** The keys of `options` that this contract knows; other programs' stay where they are. */
const change = z
  .strictObject({
    hasAgreedToTerms: z.boolean(),
    firstTime: z.boolean(),
    consentSeen: z.boolean(),
    expPtsSeen: z.iso.date(),
  })
  .partial()
  .refine((options) => Object.keys(options).length > 0);

/** The change of a user's options. */
export type OptionsChange = z.infer<typeof change>;

/**
 * Reads the JSON text of an options change.
 *
 * @throws {Problem} `validation_failed` under `options`: no JSON, no object, an unknown key or a value of another form
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

/** Says whether the question about consents was answered, by a consent or by passing it over. */
export const consentAnswered = (user: {
  options: Readonly<Record<string, unknown>>;
  emailConsent: number;
  phoneConsent: number;
}): boolean => user.options["consentSeen"] === true || user.emailConsent === 1 || user.phoneConsent === 1;

import { catch as fallback, z } from "zod/mini";
import { parseStored } from "../../../platform/storage/parse-stored.ts";
import { regionSlug } from "../../../shared/countries/region-slug.ts";

/** Another backend may say `false` for 0 (SIGN-16). */
const flag = z.pipe(
  z.union([z.number(), z.boolean()]),
  z.transform((value): 0 | 1 => (Number(value) === 0 ? 0 : 1)),
);

const storedCode = z.object({
  display: z.string(),
  body: z.union([z.object({ email: z.string() }), z.object({ phone: z.string(), region: z.number() })]),
  userId: z.number(),
  challenge: z.optional(z.string()),
  company: z.object({ company_id: z.number(), region: z.number(), has_regnr2: flag, has_survey: flag }),
  resendAt: z.number(),
  expiresAt: z.number(),
});

const storedSignIn = z.object({
  step: fallback(z.enum(["contact", "code"]), "contact"),
  values: z.object({ by: z.enum(["email", "phone"]), email: z.string(), phone: z.string(), country: regionSlug }),
  code: fallback(z.optional(storedCode), undefined),
});

/** Reads a stored draft: unreadable counts as none, and without a valid code only the contact is left. */
export const parseSignInDraft = (text: string | null, now: number): z.infer<typeof storedSignIn> | undefined => {
  const draft = parseStored(text, storedSignIn);
  if (!draft) return undefined;
  const { values, code } = draft;

  return code && code.expiresAt > now ? draft : { step: "contact", values };
};

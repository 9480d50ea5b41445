import { z } from "zod/mini";
import type { ErrorName } from "../../shared/errors/error-messages.ts";
import { compactNumber } from "../../shared/forms/compact-number.ts";

const required = "required" satisfies ErrorName;

/** The second company number: there, and sent without blanks (REF-10, REF-12). Messages are names of error sentences. */
export const secondNumberSchema = z.object({
  registration_number_2: z.pipe(
    z.string().check(z.refine((number) => compactNumber(number) !== "", { error: required })),
    z.transform(compactNumber),
  ),
});

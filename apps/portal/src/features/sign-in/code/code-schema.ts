import { z } from "zod/mini";
import type { ErrorName } from "../../../shared/errors/error-messages.ts";

/** Digits of a code that the backend sends. */
export const CODE_LENGTH = 5;

/** One to five digits as text, leading zeros kept (SIGN-8). Messages are names of error sentences. */
export const codeSchema = z.object({
  code: z.string().check(z.regex(/^\d{1,5}$/, { error: "required" satisfies ErrorName })),
});

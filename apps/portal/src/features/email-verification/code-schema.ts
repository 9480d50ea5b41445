import { z } from "zod/mini";
import type { ErrorName } from "../../shared/errors/error-messages.ts";

const required = "required" satisfies ErrorName;

/** Any text: the server checks its own codes (VER-2). */
export const codeSchema = z.object({ code: z.string().check(z.normalize("NFKC"), z.trim(), z.minLength(1, required)) });

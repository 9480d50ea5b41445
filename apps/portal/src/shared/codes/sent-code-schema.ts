import { z } from "zod/mini";
import type { ErrorName } from "../errors/error-messages.ts";

const required = "required" satisfies ErrorName;

/** A code that the portal has sent. Any text may be one: only the server can check it (VER-2). */
export const sentCodeSchema = z.object({
  code: z.string().check(z.normalize("NFKC"), z.trim(), z.minLength(1, required)),
});

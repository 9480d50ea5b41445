import { z } from "zod/mini";
import type { ErrorName } from "../../../shared/errors/error-messages.ts";
import { TOO_LONG } from "../../../shared/forms/too-long.ts";

const required = "required" satisfies ErrorName;

/** Longest title and message of a support request, in characters (SUP-11). */
const TITLE_LENGTH = 150;
export const MESSAGE_LENGTH = 5000;

/** A new support request (SUP-2). */
export const ticketSchema = z.object({
  title: z.string().check(z.trim(), z.minLength(1, required), z.maxLength(TITLE_LENGTH, TOO_LONG)),
  body: z.string().check(z.trim(), z.minLength(1, required), z.maxLength(MESSAGE_LENGTH, TOO_LONG)),
});

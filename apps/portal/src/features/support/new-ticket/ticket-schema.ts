import { MAX_MESSAGE_LENGTH, MAX_TICKET_TITLE_LENGTH } from "@lucarne/api-client/text-limits";
import { z } from "zod/mini";
import type { ErrorName } from "../../../shared/errors/error-messages.ts";
import { TOO_LONG } from "../../../shared/forms/too-long.ts";

const required = "required" satisfies ErrorName;

/** A new support request (SUP-2, SUP-11). */
export const ticketSchema = z.object({
  title: z.string().check(z.trim(), z.minLength(1, required), z.maxLength(MAX_TICKET_TITLE_LENGTH, TOO_LONG)),
  body: z.string().check(z.trim(), z.minLength(1, required), z.maxLength(MAX_MESSAGE_LENGTH, TOO_LONG)),
});

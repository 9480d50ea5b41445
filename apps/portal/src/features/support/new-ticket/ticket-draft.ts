import { catch as fallback, z } from "zod/mini";
import { parseStored } from "../../../platform/storage/parse-stored.ts";
import { textFields } from "../../../shared/forms/form-schema.ts";
import { ticketSchema } from "./ticket-schema.ts";

/** A new request as it is typed, with the key of its sending: the same one until the server accepts it (API-18). */
export type TicketDraft = { title: string; body: string; key: string };

const schema = z.object({ ...textFields(ticketSchema), key: fallback(z.string().check(z.minLength(1)), "") });

/** The draft of a stored text; `undefined` for none and for what cannot be read (FORM-11). */
export const readTicketDraft = (stored: string | null): TicketDraft | undefined => {
  const draft = parseStored(stored, schema);

  return draft && draft.key !== "" ? draft : undefined;
};

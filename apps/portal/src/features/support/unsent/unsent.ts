import { z } from "zod/mini";
import { parseStored } from "../../../platform/storage/parse-stored.ts";

/** A message that the server has not accepted yet. Its key makes sending it again harmless (API-18). */
export type Unsent = { key: string; text: string };

/** What a chat stores on this device: the draft and messages that were not sent (SUP-7). */
export type ChatDraft = { text: string; unsent: readonly Unsent[] };

export const EMPTY_DRAFT: ChatDraft = { text: "", unsent: [] };

const schema = z.object({
  text: z.string(),
  unsent: z.array(z.object({ key: z.string(), text: z.string() })),
});

/** The draft of a stored text; an empty one for none and for what cannot be read (FORM-11). */
export const readDraft = (stored: string | null): ChatDraft => parseStored(stored, schema) ?? EMPTY_DRAFT;

/** A draft as it is stored; `undefined` for an empty one, which is not kept. */
export const writeDraft = (draft: ChatDraft): string | undefined =>
  draft.text === "" && draft.unsent.length === 0 ? undefined : JSON.stringify(draft);

/** Moves the text of the field to the messages to be sent. */
export const withUnsent = (draft: ChatDraft, message: Unsent): ChatDraft => ({
  text: "",
  unsent: [...draft.unsent, message],
});

/** Takes a message out: it was accepted, or the user deleted it. */
export const withoutUnsent = (draft: ChatDraft, key: string): ChatDraft => ({
  ...draft,
  unsent: draft.unsent.filter((one) => one.key !== key),
});

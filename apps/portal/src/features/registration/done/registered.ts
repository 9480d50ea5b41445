import { z } from "zod/mini";
import { regionSlug } from "../../../shared/countries/region-slug.ts";

const state = z.object({
  registered: z.object({ country: regionSlug, companyName: z.string(), granted: z.number() }),
});

/** What the success screen shows; kept in the history entry, so that a reload shows it again and a new visit does not. */
export type Registered = z.infer<typeof state>["registered"];

/** The registration of a history entry; `undefined` for any other entry. */
export const registeredOf = (historyState: unknown): Registered | undefined =>
  state.safeParse(historyState).data?.registered;

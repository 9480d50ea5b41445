import { DAY } from "@lucarne/api-client/durations";
import { isNull } from "drizzle-orm";

import { forgetAfter } from "../../../db/retention.ts";
import { contactChallenge, contactChange } from "../../../db/schema/index.ts";
import { STOP_LIFE } from "../rules/change-lifetimes.ts";

/** Deletes codes that have long expired. The limits of their recipients count messages (SEC-24). */
export const forgetContactCodes = forgetAfter(1, {
  name: "contact codes",
  table: contactChallenge,
  at: contactChallenge.sentAt,
});

/**
 * Deletes changes of a contact that nobody confirmed, when their link to stop them has expired too (PROF-3). The login
 * codes that refer to them are deleted by then.
 */
export const forgetContactChanges = forgetAfter(STOP_LIFE / DAY, {
  name: "contact changes",
  table: contactChange,
  at: contactChange.requestedAt,
  where: isNull(contactChange.confirmedAt),
});

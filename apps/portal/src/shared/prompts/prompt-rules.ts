import { readUserOptions } from "@lucarne/api-client/json-text";
import type { User } from "@lucarne/api-client/queries/account";
import { OWNER } from "@lucarne/api-client/roles";

/**
 * Whether an owner is asked once for the marketing consents: neither is given, the question was never answered, and it
 * is not the first visit (PRM-8).
 */
export const asksForConsents = (
  { role, email_consent, phone_consent, options }: Pick<User, "role" | "email_consent" | "phone_consent" | "options">,
  isFirstVisit: boolean,
): boolean =>
  role.id === OWNER &&
  email_consent === 0 &&
  phone_consent === 0 &&
  !isFirstVisit &&
  !readUserOptions(options).consentSeen;

const OCTOBER = 9;
const INTERVAL_MONTHS = 6;
/** The day that counts as closed when a user has never closed the warning. */
const NEVER_SEEN = "2024-01-01";

/**
 * Whether to warn of points that expire this year: from October on, when the last one was closed six or more
 * months ago (PRM-12). Months are those of the browser's time zone (PRM-14).
 */
export const warnsOfExpiry = (options: string, pointsToExpire: number, today: Date): boolean => {
  if (pointsToExpire <= 0 || today.getMonth() < OCTOBER) return false;
  const [year = 0, month = 1, day = 1] = (readUserOptions(options).expPtsSeen ?? NEVER_SEEN).split("-").map(Number);

  return new Date(year, month - 1 + INTERVAL_MONTHS, day) <= today;
};

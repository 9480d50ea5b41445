import { readUserOptions } from "@lucarne/api-client/json-text";
import type { User } from "@lucarne/api-client/queries/account";

const TERMS_REGIONS: readonly string[] = ["cz", "sk"];
/** The first moment of February 2024 in Prague: users who joined later agreed when they registered. */
const TERMS_UNTIL = Date.parse("2024-02-01T00:00:00+01:00");

/** Whether the terms must be accepted before anything else (PRM-3). */
export const asksForTerms = ({ region, created_at, options }: Pick<User, "region" | "created_at" | "options">) =>
  TERMS_REGIONS.includes(region.slug) &&
  Date.parse(created_at) < TERMS_UNTIL &&
  !readUserOptions(options).hasAgreedToTerms;

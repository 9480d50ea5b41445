import { useConfig } from "../../../shared/config/use-config.ts";
import { useCurrentUser } from "../../../platform/session/user/use-current-user.ts";
import { type TeamLimit, teamLimitOf } from "./team-limit.ts";

/** The team limit of the company's country; `undefined` where there is none, and until it is known. */
export const useTeamLimit = (): TeamLimit | undefined => teamLimitOf(useConfig(), useCurrentUser()?.region.slug);

import { useConfig } from "../../../shared/config/use-config.ts";
import { useCurrentUser } from "../../../platform/session/user/use-current-user.ts";
import { type TeamLimit, teamLimitOf } from "./team-limit.ts";

type TeamLimitState = {
  /** The team limit of the company's country; `undefined` where there is none, and until it is known. */
  limit: TeamLimit | undefined;
  /** Whether it is still to come. */
  isPending: boolean;
};

export const useTeamLimit = (): TeamLimitState => {
  const country = useCurrentUser()?.region.slug;
  const { config, isPending } = useConfig();

  return { limit: teamLimitOf(config, country), isPending };
};

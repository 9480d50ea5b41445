import type { Config } from "@lucarne/api-client/queries/config";
import type { TeamMeta } from "@lucarne/api-client/queries/team";
import type { RegionSlug } from "@lucarne/api-client/regions";

/** How many owners and installers a company may have. */
export type TeamLimit = NonNullable<Config["team_limits"]>[string];

/** The team limit of a country; `undefined` where there is none (TEAM-9). */
export const teamLimitOf = (config: Config | undefined, country: RegionSlug | undefined): TeamLimit | undefined =>
  country && config?.team_limits?.[country];

/** Whether no installer can be added: compared with the counts of the whole team, not of a page (TEAM-10). */
export const isTeamFull = (limit: TeamLimit | undefined, meta: Pick<TeamMeta, "installers"> | undefined): boolean =>
  limit !== undefined && meta !== undefined && meta.installers >= limit.installers;

import type { User } from "@lucarne/api-client/queries/account";
import { tierProgressQuery, tiersQuery } from "@lucarne/api-client/queries/rewards";
import { useQuery } from "@tanstack/react-query";
import { api, queryClient } from "../../platform/session/portal-api.ts";
import { useCurrentUser } from "../../platform/session/user/use-current-user.ts";
import { type TierStanding, tierStandings } from "./tier-standing.ts";

type TierStandings = {
  data: TierStanding[] | undefined;
  isError: boolean;
  isFetching: boolean;
  refetch: () => void;
};

/** Loads what `useTierStandings` needs, for the loader of a page. */
export const loadTierStandings = ({ region, company }: User): Promise<unknown> =>
  Promise.all([
    queryClient.ensureQueryData(tiersQuery(api, region.id)),
    queryClient.ensureQueryData(tierProgressQuery(api, company.id)),
  ]);

/** The company's position in every tier of its country; disabled until the user has loaded. */
export const useTierStandings = (): TierStandings => {
  const user = useCurrentUser();
  const enabled = user !== undefined;

  const tiers = useQuery({ ...tiersQuery(api, user?.region.id ?? 0), enabled });
  const progress = useQuery({ ...tierProgressQuery(api, user?.company.id ?? 0), enabled });

  return {
    data: tiers.data && progress.data && tierStandings(tiers.data, progress.data),
    isError: tiers.isError || progress.isError,
    isFetching: tiers.isFetching || progress.isFetching,
    refetch: () => {
      void tiers.refetch();
      void progress.refetch();
    },
  };
};

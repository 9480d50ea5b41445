import { companyPointsQuery } from "@lucarne/api-client/queries/points";
import type { User } from "@lucarne/api-client/queries/account";
import { useQuery } from "@tanstack/react-query";
import { api, queryClient } from "../../platform/session/portal-api.ts";
import { useCurrentUser } from "../../platform/session/user/use-current-user.ts";

/** Loads what `useCompanyPoints` needs, for the loader of a page. */
export const loadCompanyPoints = ({ company }: User): Promise<unknown> =>
  queryClient.ensureQueryData(companyPointsQuery(api, company.uuid));

/** The balance and figures of the user's company; disabled until the user has loaded. */
export const useCompanyPoints = () => {
  const user = useCurrentUser();

  return useQuery({ ...companyPointsQuery(api, user?.company.uuid ?? ""), enabled: user !== undefined });
};

import { companyPointsQuery } from "@lucarne/api-client/queries/points";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../platform/session/portal-api.ts";
import { useCurrentUser } from "../../platform/session/user/use-current-user.ts";

/** The balance and figures of the user's company; disabled until the user has loaded. */
export const useCompanyPoints = () => {
  const user = useCurrentUser();

  return useQuery({ ...companyPointsQuery(api, user?.company.uuid ?? ""), enabled: user !== undefined });
};
